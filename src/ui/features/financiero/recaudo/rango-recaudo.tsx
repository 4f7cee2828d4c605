import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import type { RangoFechas } from '@/domain/mensualidades/recaudo';
import { type FechaCalendario, periodoDe, sumarDias, sumarMeses } from '@/domain/shared/fechas';
import { leerFecha } from '@/domain/shared/lectura/leer-fecha';
import { Button } from '@/ui/shared/button';
import { CommitInput } from '@/ui/shared/commit-input';
import { DateInput } from '@/ui/shared/date-input';
import { FormField } from '@/ui/shared/form-field';

type RangoRecaudoProps = RangoFechas & {
  hoy: FechaCalendario;
  /** Why it is not a range. */
  error: string | undefined;
  onRango: (rango: Partial<RangoFechas>) => void;
  children?: ReactNode;
};

const mesAnterior = (hoy: FechaCalendario): RangoFechas => ({
  desde: `${sumarMeses(periodoDe(hoy), -1)}-01`,
  hasta: sumarDias(`${periodoDe(hoy)}-01`, -1),
});

/** Beside the controls and not beside their labels, whatever is said under them. */
const JUNTO_AL_CAMPO = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { sm: '4.25rem' },
  paddingTop: { base: '0', sm: '7' },
} as const;

/** From which day to which, with the ranges asked for every day at hand. */
export function RangoRecaudo({ desde, hasta, hoy, error, onRango, children }: RangoRecaudoProps) {
  const atajos: readonly [string, RangoFechas][] = [
    ['Hoy', { desde: hoy, hasta: hoy }],
    ['Este mes', { desde: `${periodoDe(hoy)}-01`, hasta: hoy }],
    ['Mes anterior', mesAnterior(hoy)],
  ];
  return (
    <Box className="no-imprimir" display="flex" flexWrap="wrap" alignItems="flex-start" gap="2">
      <Box width={{ base: 'full', sm: '13.5rem' }}>
        <FormField label="Desde" required>
          {(control) => (
            <CommitInput
              id={control.id}
              value={desde}
              onCommit={(valor) => onRango({ desde: valor || undefined })}
              read={leerFecha}
            >
              {(fecha) => <DateInput {...control} {...fecha} max={error ? undefined : hasta} />}
            </CommitInput>
          )}
        </FormField>
      </Box>
      <Box width={{ base: 'full', sm: '13.5rem' }}>
        <FormField label="Hasta" required error={error}>
          {(control) => (
            <CommitInput
              id={control.id}
              value={hasta}
              onCommit={(valor) => onRango({ hasta: valor || undefined })}
              read={leerFecha}
            >
              {(fecha) => <DateInput {...control} {...fecha} min={desde} />}
            </CommitInput>
          )}
        </FormField>
      </Box>
      <Box role="group" aria-label="Rangos frecuentes" {...JUNTO_AL_CAMPO} flexWrap="wrap" gap="1">
        {atajos.map(([etiqueta, rango]) => (
          <Button
            key={etiqueta}
            size="sm"
            variant={rango.desde === desde && rango.hasta === hasta ? 'subtle' : 'ghost'}
            aria-pressed={rango.desde === desde && rango.hasta === hasta}
            onClick={() => onRango(rango)}
          >
            {etiqueta}
          </Button>
        ))}
      </Box>
      <Box {...JUNTO_AL_CAMPO} gap="2" marginInlineStart="auto">
        {children}
      </Box>
    </Box>
  );
}
