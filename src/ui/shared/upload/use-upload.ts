import { useRef, useState } from 'react';
import { addFiles, type ChosenFile, patchFile, pendingFiles } from './chosen-file';

export type UploadOptions = {
  /** How many are about to be sent. */
  onStart?: (files: number) => void;
  /**
   * Sends one file; `onProgress` takes what is already there, from 0 to 1. Rejects when it could not, and answers
   * `SKIPPED` when the person chose not to.
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
      patch({ state: 'failed', progress: 0 });
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
