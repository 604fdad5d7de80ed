# What went wrong on the command line.

failure-within = { $place }: { $problem }
failure-option = { $option } { $problem }
failure-caused = { $part }: { $cause }
file-not-found = no such file or folder
file-denied = this is not allowed
file-exists = it exists already
file-is-folder = this is a folder
file-not-in-folder = a part of this path is not a folder
file-read-only = this can only be read
file-disk-full = the disk is full
file-not-text = this is not a text file
