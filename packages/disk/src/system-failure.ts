import { errorCode } from './file-system.ts';

const reasons: { readonly [code: string]: string } = {
  EACCES: 'permission denied',
  EBUSY: 'it is in use',
  EDAMAGED: 'something in it is not what was written',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'something is there already',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ENFILE: 'too many files are open on the system',
  ENOENT: 'it does not exist',
  ENOSPC: 'no space is left on the disk',
  ENOTDIR: 'a part of its path is a file',
  ENOTEMPTY: 'the folder is not empty',
  EPERM: 'the operation is not permitted',
  EROFS: 'the disk is read-only',
  EXDEV: 'it lies on another disk',
};

/** Why a call to the system failed, in words; the bare code when we have none. */
export function reasonOf(error: unknown): string {
  const code = errorCode(error);
  if (code !== undefined) return reasons[code] ?? code;
  return error instanceof Error ? error.message : String(error);
}

/** Does `act`; false where the system does not let it, and nothing depends on that. An error of ours is thrown on. */
export function tryOnDisk(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
}

/** The path that a failed call to the system was about; empty where the system did not say. */
export function pathOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'path' in error ? String(error.path) : '';
}
