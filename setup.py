"""The two things pyproject.toml can't say: compile the kernels, build the page before packing."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.egg_info import egg_info

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import kernels
import page


class BuildKernels(build_ext):
    """Compile the kernels, or say in one sentence what is missing."""

    def run(self) -> None:
        kernels.compiler()
        self.parallel = True
        self.force = True  # the hash changes with declarations that no timestamp tells of
        super().run()


class BuildPage(build_py):
    """Build the page before package data is collected."""

    def run(self) -> None:
        page.build()
        super().run()


class ListFiles(egg_info):
    """Build the page before the files of an sdist are listed."""

    def run(self) -> None:
        page.build()
        super().run()


setup(
    ext_modules=kernels.extensions(),
    cmdclass={"build_ext": BuildKernels, "build_py": BuildPage, "egg_info": ListFiles},
)
