import { Suspense } from 'react';
import { DIALOGO_SUBIDA_MAXIMO_BYTES } from '@/domain/shared/constantes';
import { lazy } from './lazy';
import { LoadingIndicator } from './loading-indicator';
import { Modal } from './modal';
import type { UploadOptions } from './upload/use-upload';

export type UploadDialogProps = Omit<UploadOptions, 'maxBytes'> & {
  open: boolean;
  /** Of each file; 100 MB unless told. */
  maxBytes?: number;
};

const UploadPanel = lazy(async () => ({ default: (await import('./upload/upload-panel')).UploadPanel }));

/** Specification §2, 'Subir Archivos'. Its code arrives the first time it opens. */
export function UploadDialog({
  open,
  maxBytes = DIALOGO_SUBIDA_MAXIMO_BYTES,
  ...options
}: UploadDialogProps) {
  if (!open) return null;
  const waiting = (
    <Modal open title="Subir Archivos" onClose={options.onClose}>
      <LoadingIndicator />
    </Modal>
  );
  return (
    <Suspense fallback={waiting}>
      <UploadPanel {...options} maxBytes={maxBytes} />
    </Suspense>
  );
}
