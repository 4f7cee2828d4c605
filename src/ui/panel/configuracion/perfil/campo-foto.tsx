import { Box } from '@chakra-ui/react/box';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { esFotoPropia } from '@/domain/shared/foto';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { Avatar } from '@/ui/shared/avatar';
import { Button } from '@/ui/shared/button';
import { FilePickerButton } from '@/ui/shared/file-picker-button';
import { FormField } from '@/ui/shared/form-field';
import { squarePhoto } from '@/ui/shared/shrink-photo';
import { useFocusWhenGone } from '@/ui/shared/use-focus-when-gone';

const LADO = 128;

type CampoFotoProps = { nombre: string; label: string; persona: string };

/** The photo is made small here and kept with the account: nobody else is asked for it. */
export function CampoFoto({ nombre, label, persona }: CampoFotoProps) {
  const { field, fieldState } = useController({ name: nombre });
  const [fallo, setFallo] = useState<string>();
  const foto: string = esFotoPropia(field.value) ? field.value : '';
  const boton = foto ? 'Cambiar foto' : 'Elegir foto';
  const otra = useRef<HTMLButtonElement>(null);
  useFocusWhenGone(foto !== '', () => otra.current);
  const elegir = async ([archivo]: readonly File[]) => {
    setFallo(undefined);
    try {
      if (archivo) field.onChange(await squarePhoto(archivo, LADO));
    } catch {
      setFallo('No se pudo leer esa imagen. Pruebe con otra, JPG o PNG.');
    }
  };
  return (
    <FormField
      label={label}
      id={idCampo(nombre)}
      help="Se ve junto a su nombre. Sin foto se muestran sus iniciales."
      error={fallo ?? fieldState.error?.message}
    >
      {({ 'aria-required': _, 'aria-invalid': __, ...control }) => (
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Avatar name={persona} photoUrl={foto} />
          <FilePickerButton
            {...control}
            ref={otra}
            aria-label={boton}
            accept="image/*"
            onFiles={(archivos) => void elegir(archivos)}
          >
            {boton}
          </FilePickerButton>
          {foto ? (
            <Button variant="ghost" onClick={() => field.onChange('')}>
              Quitar foto
            </Button>
          ) : null}
        </Box>
      )}
    </FormField>
  );
}
