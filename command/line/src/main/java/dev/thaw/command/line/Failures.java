// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.line;

import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** What failures say; those of files name only the file by themselves. */
public final class Failures {
    private Failures() {}

    /** A failure's text, for people: what, and where. */
    public static String text(Throwable failure) {
        if (failure instanceof FileSystemException) {
            return ofFile((FileSystemException) failure);
        }
        String message = failure.getMessage();
        return message == null || message.isBlank() ? failure.toString() : message;
    }

    private static String ofFile(FileSystemException failure) {
        String file = failure.getFile();
        if (failure.getReason() != null) {
            return file + ": " + failure.getReason();
        } else if (failure instanceof NoSuchFileException) {
            return "there is no file " + file;
        } else if (failure instanceof AccessDeniedException) {
            return file + " may not be read or written by this user";
        } else if (failure instanceof NotDirectoryException) {
            return file + " is no directory";
        } else if (failure instanceof DirectoryNotEmptyException) {
            return "the directory " + file + " is not empty";
        } else if (failure instanceof FileAlreadyExistsException) {
            return file + " is there already";
        }
        return failure.toString();
    }
}
