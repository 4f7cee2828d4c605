export type UploadState = 'ready' | 'uploading' | 'done' | 'failed' | 'skipped';

/** One line of the list of the upload dialog. */
export type ChosenFile = {
  id: number;
  file: File;
  state: UploadState;
  /** From 0 to 1, while uploading. */
  progress: number;
  /** Past the limit of the dialog: listed, with the reason, and never sent. */
  tooBig: boolean;
};

const sameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

let lastId = 0;

/** Adds the files that are not in the list yet. */
export function addFiles(
  list: readonly ChosenFile[],
  files: readonly File[],
  maxBytes: number,
): readonly ChosenFile[] {
  const fresh = files.filter((file) => !list.some((chosen) => sameFile(chosen.file, file)));
  return [
    ...list,
    ...fresh.map((file) => {
      lastId += 1;
      return { id: lastId, file, state: 'ready' as const, progress: 0, tooBig: file.size > maxBytes };
    }),
  ];
}

export const patchFile = (
  list: readonly ChosenFile[],
  id: number,
  patch: Partial<Pick<ChosenFile, 'state' | 'progress'>>,
): readonly ChosenFile[] => list.map((chosen) => (chosen.id === id ? { ...chosen, ...patch } : chosen));

/** Those that 'Subir' will send: neither too big nor already there from an attempt that failed half way. */
export const pendingFiles = (list: readonly ChosenFile[]): readonly ChosenFile[] =>
  list.filter(({ tooBig, state }) => !tooBig && state !== 'done');
