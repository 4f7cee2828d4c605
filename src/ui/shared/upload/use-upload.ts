import { useRef, useState } from 'react';

/** `unsure`: it was sent, and nobody said whether it arrived. */
type UploadState = 'ready' | 'uploading' | 'done' | 'failed' | 'skipped' | 'unsure';

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
function addFiles(
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

const patchFile = (
  list: readonly ChosenFile[],
  id: number,
  patch: Partial<Pick<ChosenFile, 'state' | 'progress'>>,
): readonly ChosenFile[] => list.map((chosen) => (chosen.id === id ? { ...chosen, ...patch } : chosen));

/** Those that 'Subir' will send: neither too big nor already there from an attempt that failed half way. */
const pendingFiles = (list: readonly ChosenFile[]): readonly ChosenFile[] =>
  list.filter(({ tooBig, state }) => !tooBig && state !== 'done');

export type UploadOptions = {
  /** How many are about to be sent. */
  onStart?: (files: number) => void;
  /**
   * Sends one file; `onProgress` takes what is already there, from 0 to 1. Rejects when it could not (with `UNSURE` as
   * its cause when it may have arrived), and answers `SKIPPED` when the person chose not to.
   */
  onUpload: (file: File, onProgress: (fraction: number) => void) => Promise<unknown>;
  /** Everything is there, just before the dialog closes. */
  onUploaded?: (files: readonly File[]) => void;
  /** Specification §8: a failed upload is only logged. */
  onLog: (message: string, error: unknown) => void;
  onClose: () => void;
  maxBytes: number;
};

/** The person chose not to send it. */
export const SKIPPED = Symbol('skipped');
/** The cause of a rejection when it is not known whether the file arrived. */
export const UNSURE = Symbol('unsure');

const AT_ONCE = 3;

/** Runs the tasks, a few at a time; every one is tried, and the failures come back. */
async function runSome(tasks: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      await task().catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failures;
}

/** Specification §4, upload dialog: what is chosen, and its way to the server. */
export function useUpload({ onStart, onUpload, onUploaded, onLog, onClose, maxBytes }: UploadOptions) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [uploading, setUploading] = useState(false);
  // State alone would let a second click through before the first one is drawn.
  const busy = useRef(false);
  const sent = useRef<File[]>([]);
  const pending = pendingFiles(files);

  const send = async ({ id, file }: ChosenFile) => {
    const patch = (change: Parameters<typeof patchFile>[2]) =>
      setFiles((list) => patchFile(list, id, change));
    patch({ state: 'uploading', progress: 0 });
    try {
      const outcome = await onUpload(file, (fraction) =>
        patch({ progress: Math.min(1, Math.max(0, fraction)) }),
      );
      const skipped = outcome === SKIPPED;
      patch(skipped ? { state: 'skipped', progress: 0 } : { state: 'done', progress: 1 });
      if (!skipped) sent.current.push(file);
    } catch (error) {
      patch({ state: (error as Error).cause === UNSURE ? 'unsure' : 'failed', progress: 0 });
      throw error;
    }
  };

  const upload = async () => {
    if (busy.current || pending.length === 0) return;
    busy.current = true;
    setUploading(true);
    onStart?.(pending.length);
    const failures = await runSome(pending.map((chosen) => () => send(chosen)));
    busy.current = false;
    setUploading(false);
    for (const failure of failures) onLog('Upload error', failure);
    if (failures.length > 0 || sent.current.length === 0) return;
    onUploaded?.(sent.current);
    setFiles([]);
    onClose();
  };

  return {
    files,
    pending: pending.length,
    uploading,
    upload,
    add: (added: readonly File[]) => {
      if (!busy.current) setFiles((list) => addFiles(list, added, maxBytes));
    },
    remove: (id: number) => setFiles((list) => list.filter((chosen) => chosen.id !== id)),
    cancel: () => {
      if (busy.current) return;
      setFiles([]);
      onClose();
    },
  };
}
