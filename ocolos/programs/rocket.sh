# SPDX-License-Identifier: Apache-2.0
# Verilator's model of a Rocket core, as it comes in a package of Python's index. Needs verilator.
version=0.0.post7146
config=freechips.rocketchip.system.LitexConfig
python3 -m pip download --quiet --no-deps --disable-pip-version-check --dest . "pythondata-cpu-rocket==$version"
python3 -m zipfile -e pythondata_cpu_rocket-*.whl .
verilog=pythondata_cpu_rocket/verilog
verilator --cc --exe --top-module ExampleRocketSystem --prefix Rocket --Mdir model -O3 --x-assign fast --x-initial fast --noassert -DPRINTF_COND=0 \
    --output-split 20000 -Wno-lint -Wno-style -Wno-fatal -o ../rocket -CFLAGS "$CFLAGS" -LDFLAGS "$LDFLAGS" \
    "$verilog"/generated-src/$config.{v,behav_srams.v} "$verilog"/vsrc/{AsyncResetReg,plusarg_reader,EICG_wrapper}.v "$here/rocket.cpp"
make -C model -j2 -f Rocket.mk OPT_FAST="-O2" OPT_SLOW="-O1" OPT_GLOBAL="-O2"
rm -r model pythondata_cpu_rocket*
