import { Box } from '@chakra-ui/react/box';
import { CalendarRange } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RangoFechas } from '@/domain/mensualidades/recaudo';
import { type FechaCalendario, periodoDe, sumarDias, sumarMeses } from '@/domain/shared/fechas';
import { formatearFechaCorta, leerFecha } from '@/domain/shared/lectura/leer-fecha';
import { Button } from '@/ui/shared/button';
import { CommitInput } from '@/ui/shared/commit-input';
import { DateInput } from '@/ui/shared/date-input';
import { FormField } from '@/ui/shared/form-field';
import { IconButton } from '@/ui/shared/icon-button';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';

type RangoRecaudoProps = RangoFechas & {
  hoy: FechaCalendario;
  /** Why it is not a range. */
  error: string | undefined;
  onRango: (rango: Partial<RangoFechas>) => void;
  /** Which sede, under the dates. */
  sede: ReactNode;
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
export function RangoRecaudo({ desde, hasta, hoy, error, onRango, sede, children }: RangoRecaudoProps) {
  const atajos: readonly [string, RangoFechas][] = [
    ['Hoy', { desde: hoy, hasta: hoy }],
    ['Este mes', { desde: `${periodoDe(hoy)}-01`, hasta: hoy }],
    ['Mes anterior', mesAnterior(hoy)],
  ];
  const esDe = (rango: RangoFechas) => rango.desde === desde && rango.hasta === hasta;
  const estrecha = useMediaQuery(MOBILE);
  // On a phone the two fields would take the room of the days they are about: they come when they are asked for.
  const [otras, setOtras] = useState(!atajos.some(([, rango]) => esDe(rango)));
  const conCampos = !estrecha || otras || error !== undefined;
  /** A day past the other end is the whole range: whoever goes to another month says it in two steps. */
  const cambiar = (punta: keyof RangoFechas, escrito: string) => {
    const dia = escrito || undefined;
    const rango = { desde, hasta, [punta]: escrito || hoy };
    onRango(rango.desde > rango.hasta ? { desde: dia, hasta: dia } : { [punta]: dia });
  };
  const frecuentes = (
    <Box role="group" aria-label="Rangos frecuentes" {...JUNTO_AL_CAMPO} flexWrap="wrap" gap="1">
      {atajos.map(([etiqueta, rango]) => (
        <Button
          key={etiqueta}
          size="sm"
          variant={esDe(rango) ? 'subtle' : 'ghost'}
          aria-pressed={esDe(rango)}
          onClick={() => onRango(rango)}
        >
          {etiqueta}
        </Button>
      ))}
      {estrecha ? (
        <IconButton
          label="Otras fechas"
          icon={<CalendarRange />}
          aria-pressed={otras}
          onClick={() => setOtras(!otras)}
        />
      ) : null}
    </Box>
  );
  return (
    <Box className="no-imprimir" display="flex" flexDirection="column" gap="2">
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="2">
        {estrecha ? frecuentes : null}
        {conCampos ? (
          <>
            <Box width={{ base: 'full', sm: '13.5rem' }}>
              <FormField label="Desde" required>
                {(control) => (
                  <CommitInput
                    id={control.id}
                    value={desde}
                    onCommit={(valor) => cambiar('desde', valor)}
                    read={leerFecha}
                    write={formatearFechaCorta}
                  >
                    {(fecha) => <DateInput {...control} {...fecha} />}
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
                    onCommit={(valor) => cambiar('hasta', valor)}
                    read={leerFecha}
                    write={formatearFechaCorta}
                  >
                    {(fecha) => <DateInput {...control} {...fecha} />}
                  </CommitInput>
                )}
              </FormField>
            </Box>
          </>
        ) : null}
        {estrecha ? null : frecuentes}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2">
        {sede}
        {children ? (
          <Box display="flex" gap="2" marginInlineStart="auto">
            {children}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
