#compdef thaw
# SPDX-License-Identifier: Apache-2.0
# The first completion reads the script of bash, which is one of zsh as well and takes over from here.
. /usr/share/bash-completion/completions/thaw
eval "$_comps[thaw]"
