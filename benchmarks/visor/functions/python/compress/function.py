# SPDX-License-Identifier: Apache-2.0
"""A zip archive, in base64, of the files that it is sent: {"files": {NAME: TEXT}}."""
import base64
import io
import zipfile

# the same files make the same archive
DATE = (1980, 1, 1, 0, 0, 0)


def main(args):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in sorted(args["files"].items()):
            archive.writestr(zipfile.ZipInfo(name, DATE), text, zipfile.ZIP_DEFLATED)
    return {"size": len(out.getvalue()), "archive": base64.b64encode(out.getvalue()).decode("ascii")}
