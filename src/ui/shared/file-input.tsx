import { Box } from '@chakra-ui/react/box';
import { FileUp, Trash2 } from 'lucide-react';
import { formatearTamano } from '@/domain/shared/formatear-tamano';
import { DropArea } from './drop-area';
import { FileIcon } from './file-icon';
import { FilePickerButton } from './file-picker-button';
import { FormField } from './form-field';
import { IconButton } from './icon-button';
import { useFileDrop } from './use-file-drop';

type FileInputProps = {
  label: string;
  file: File | null;
  onChange: (file: File | null) => void;
  help?: string;
  error?: string;
  /** As in the HTML attribute: '.csv,.xlsx'. It only guides the picker; who calls checks what came. */
  accept?: string;
  disabled?: boolean;
};

const PICK = 'Seleccionar archivo';

/** One file, chosen or let fall. */
export function FileInput({ label, file, onChange, help, error, accept, disabled }: FileInputProps) {
  const take = (files: readonly File[]) => onChange(files[0] ?? null);
  const { over, listeners } = useFileDrop(take, disabled);
  return (
    <FormField label={label} help={help} error={error} required>
      {({ 'aria-required': _, 'aria-invalid': __, ...control }) =>
        file ? (
          <Box
            display="flex"
            alignItems="center"
            gap="3"
            minHeight="16"
            paddingInline="4"
            border="1px solid"
            borderColor={error ? 'error.fg' : 'border.control'}
            borderRadius="card"
            css={{ '& > svg': { width: '6', height: '6', flexShrink: 0, color: 'fg.muted' } }}
          >
            <FileIcon name={file.name} />
            <Box flex="1" minWidth="0" lineHeight="snug">
              <Box as="p" overflowWrap="anywhere" fontWeight="medium">
                {file.name}
              </Box>
              <Box as="p" textStyle="ayuda">
                {formatearTamano(file.size)}
              </Box>
            </Box>
            <IconButton
              {...control}
              label={`Quitar ${file.name}`}
              icon={<Trash2 />}
              disabled={disabled}
              onClick={() => onChange(null)}
            />
          </Box>
        ) : (
          <DropArea {...listeners} data-over={over ? '' : undefined}>
            <FileUp aria-hidden />
            <strong>{over ? 'Suelte el archivo aquí' : 'Arrastre aquí el archivo'}</strong>
            {/* The label of the field would replace what the button says: whoever speaks to it reads the button. */}
            <FilePickerButton
              {...control}
              aria-label={`${PICK}: ${label}`}
              accept={accept}
              disabled={disabled}
              onFiles={take}
            >
              {PICK}
            </FilePickerButton>
          </DropArea>
        )
      }
    </FormField>
  );
}
