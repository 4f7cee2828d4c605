import { Box } from '@chakra-ui/react/box';
import { CloudUpload } from 'lucide-react';
import { useId, useState } from 'react';
import { formatearTamano } from '@/domain/shared/formatear-tamano';
import { Button } from '../button';
import { DropArea } from '../drop-area';
import { FilePickerButton } from '../file-picker-button';
import { Modal } from '../modal';
import { useFileDrop } from '../use-file-drop';
import { FileList } from './file-list';
import { type UploadOptions, useUpload } from './use-upload';

/** Specification §2 and §4, upload dialog. It lives only while it is open: closing it empties the selection. */
export function UploadPanel(options: UploadOptions) {
  const { files, pending, uploading, upload, add, remove, cancel } = useUpload(options);
  const { over, listeners } = useFileDrop(add, uploading);
  // The key that closes the system's picker must not close this dialog too.
  const [picking, setPicking] = useState(false);
  const titleId = useId();
  const maxSize = formatearTamano(options.maxBytes);
  const footer = (
    <>
      <Button disabled={uploading} onClick={cancel}>
        Cancelar
      </Button>
      <Button
        variant="solid"
        disabled={pending === 0}
        busy={uploading}
        busyText="Subiendo..."
        onClick={upload}
      >
        {`Subir ${pending} archivo(s)`}
      </Button>
    </>
  );
  return (
    <Modal
      open
      title="Subir Archivos"
      onClose={cancel}
      closeOnEscape={!picking}
      closeOnBackdrop={files.length === 0 && !picking}
      footer={footer}
    >
      <Box display="flex" flexDirection="column" gap="4">
        <DropArea {...listeners} data-over={over ? '' : undefined}>
          <CloudUpload aria-hidden />
          <strong>{over ? 'Suelta los archivos aquí' : 'Arrastra archivos aquí'}</strong>
          <Box as="span" textStyle="ayuda">
            O usa el botón para seleccionar archivos
          </Box>
          <FilePickerButton
            multiple
            data-autofocus
            disabled={uploading}
            onFiles={add}
            onOpenChange={setPicking}
          >
            Seleccionar Archivos
          </FilePickerButton>
        </DropArea>
        {files.length > 0 ? (
          <div>
            <Box as="h3" id={titleId} marginBottom="2" fontWeight="semibold">
              {`Archivos seleccionados (${files.length})`}
            </Box>
            <FileList
              {...{ titleId, files }}
              maxBytes={options.maxBytes}
              disabled={uploading}
              onRemove={remove}
            />
          </div>
        ) : null}
        <Box textStyle="ayuda" display="grid" gap="1">
          <p>Los archivos se organizan solos en carpetas, según su tipo.</p>
          <p>{`Tamaño máximo por archivo: ${maxSize}.`}</p>
          <p>Se permiten todos los tipos de archivo.</p>
        </Box>
      </Box>
    </Modal>
  );
}
