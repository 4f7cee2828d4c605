import { type DragEvent, useEffect, useState } from 'react';

const carriesFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  [...(dataTransfer?.types ?? [])].includes('Files');

/** Listeners of an area that takes dropped files. A file let fall beside it must not take the person off the page. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, disabled = false) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  const enter = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) setOver(true);
  };
  const listeners = {
    onDragEnter: enter,
    onDragOver: enter,
    onDragLeave: (event: DragEvent) => {
      const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!inside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!disabled) onFiles([...event.dataTransfer.files]);
    },
  };
  return { over: over && !disabled, listeners };
}
