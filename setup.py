"""The two things pyproject.toml can't say: compile the kernels, build the page before packing."""

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import kernels
import page


class BuildKernels(build_ext):
    """Compile the kernels, or say in one sentence what is missing."""

    def run(self) -> None:
        kernels.compiler()
        self.parallel = True
        self.force = True  # timestamps don't tell of declarations; `is_built` compares hashes
        super().run()

    def build_extensions(self) -> None:
        # Python's own linker flags may name a folder of this machine, which a wheel would carry.
        if link := getattr(self.compiler, "linker_so", None):  # Windows' compiler has none
            self.compiler.linker_so = [flag for flag in link if not flag.startswith("-Wl,-rpath")]
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        if not kernels.is_built(ext, Path(self.get_ext_fullpath(ext.name))):
            super().build_extension(ext)


class BuildPage(build_py):
    """Build the page before package data is collected."""

    def run(self) -> None:
        page.build()
        super().run()


class PackSources(sdist):
    """Build the page before the files of an sdist are listed.

    Not when metadata are written (egg_info): pip asks for these before Node is installed.
    """

    def run(self) -> None:
        page.build()
        super().run()


setup(
    ext_modules=kernels.extensions(),
    cmdclass={"build_ext": BuildKernels, "build_py": BuildPage, "sdist": PackSources},
)
