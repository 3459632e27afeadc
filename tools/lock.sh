#!/bin/sh
# Resolves the dependencies of pyproject.toml anew into requirements/: names, versions, hashes.
# Needs uv (`pip install uv`); run it only to upgrade, then run `make test`.
set -eu
cd "$(dirname "$0")/.."
compile() {
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate "$@"
}
compile pyproject.toml --output-file requirements/run.txt
compile --group pyproject.toml:build --output-file requirements/build.txt
compile pyproject.toml --extra envs --constraint requirements/run.txt \
    --output-file requirements/envs.txt
compile pyproject.toml --all-extras --group pyproject.toml:dev --constraint requirements/run.txt \
    --output-file requirements/dev.txt
