import { Box } from '@chakra-ui/react/box';
import { useController } from 'react-hook-form';
import { advertenciaDeFecha } from '@/domain/mensualidades/advertencia-de-fecha';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { esFechaCalendario, type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { Notice } from '@/ui/shared/notice';
import { idCampo } from '../../shared/formulario/id-campo';

type ConfirmarFechaProps = { mensualidad: Mensualidad; fecha: string; hoy: FechaCalendario };

/** Asks about a date that looks mistaken; another date is asked about again. */
export function ConfirmarFecha({ mensualidad, fecha, hoy }: ConfirmarFechaProps) {
  const { field, fieldState } = useController({ name: 'fecha_confirmada' });
  const advertencia =
    esFechaCalendario(fecha) && fecha <= hoy ? advertenciaDeFecha(mensualidad, fecha, hoy) : null;
  if (!advertencia) return null;
  const { error } = fieldState;
  const id = idCampo('fecha_confirmada');
  return (
    <Notice tone="warning" role="status" title={advertencia}>
      <Box marginTop="2">
        <CheckboxField
          id={id}
          name={field.name}
          ref={field.ref}
          label={`Sí, se pagó el ${formatearFecha(fecha)}`}
          help={
            error ? (
              <Box as="span" color="error.fg" fontWeight="medium">
                {error.message}
              </Box>
            ) : null
          }
          aria-invalid={error ? true : undefined}
          checked={field.value === fecha}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked ? fecha : '')}
        />
      </Box>
    </Notice>
  );
}
