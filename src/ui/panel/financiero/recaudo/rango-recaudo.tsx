import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useState } from 'react';
import type { RangoFechas } from '@/domain/mensualidades/recaudo';
import { type FechaCalendario, periodoDe, sumarDias, sumarMeses } from '@/domain/shared/fechas';
import { formatearFechaCorta } from '@/domain/shared/lectura/leer-fecha';
import { leerFechaCercana } from '@/domain/shared/lectura/leer-fecha-cercana';
import { Button } from '@/ui/shared/button';
import { CommitInput } from '@/ui/shared/commit-input';
import { DateInput } from '@/ui/shared/date-input';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';

type RangoRecaudoProps = RangoFechas & {
  hoy: FechaCalendario;
  /** Why it is not a range. */
  error: string | undefined;
  onRango: (rango: Partial<RangoFechas>) => void;
  /** Which sede: under the dates or, on a phone, beside them. */
  sede: ReactNode;
  children?: ReactNode;
};

const PUNTAS = [
  ['desde', 'Desde'],
  ['hasta', 'Hasta'],
] as const;

/** On a phone, what the list of ranges says of any other. */
const OTRAS = 'Otras fechas';

const mesAnterior = (hoy: FechaCalendario): RangoFechas => ({
  desde: `${sumarMeses(periodoDe(hoy), -1)}-01`,
  hasta: sumarDias(`${periodoDe(hoy)}-01`, -1),
});

/** Beside the controls and not beside their labels, whatever is said under them. */
const JUNTO_AL_CAMPO = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '4.25rem',
  paddingTop: '7',
} as const;

/** From which day to which, with the ranges asked for every day at hand. */
export function RangoRecaudo({ desde, hasta, hoy, error, onRango, sede, children }: RangoRecaudoProps) {
  const atajos: readonly [string, RangoFechas][] = [
    ['Hoy', { desde: hoy, hasta: hoy }],
    ['Este mes', { desde: `${periodoDe(hoy)}-01`, hasta: hoy }],
    ['Mes anterior', mesAnterior(hoy)],
  ];
  const leer = leerFechaCercana(hoy, { max: hoy });
  const esDe = (rango: RangoFechas) => rango.desde === desde && rango.hasta === hasta;
  const estrecha = useMediaQuery(MOBILE);
  // On a phone all of it is one line, so that the days come at once: the two fields are there when they are asked for.
  const [otras, setOtras] = useState(!atajos.some(([, rango]) => esDe(rango)));
  const conCampos = !estrecha || otras || error !== undefined;
  /** A day past the other end is the whole range: whoever goes to another month says it in two steps. */
  const cambiar = (punta: keyof RangoFechas, escrito: string) => {
    const dia = escrito || undefined;
    const rango = { desde, hasta, [punta]: escrito || hoy };
    onRango(rango.desde > rango.hasta ? { desde: dia, hasta: dia } : { [punta]: dia });
  };
  const elegirRango = (elegido: string) => {
    const rango = atajos.find(([etiqueta]) => etiqueta === elegido)?.[1];
    setOtras(rango === undefined);
    if (rango) onRango(rango);
  };
  return (
    <Box className="no-imprimir" display="flex" flexDirection="column" gap="2">
      {estrecha ? (
        <Box display="flex" gap="2" css={{ '& > :first-child': { flex: '1 1 0', minWidth: '0' } }}>
          {sede}
          <Box flexShrink="0">
            <SelectInput
              aria-label="Días"
              placeholder={null}
              value={(otras ? undefined : atajos.find(([, rango]) => esDe(rango))?.[0]) ?? OTRAS}
              options={[...atajos.map(([etiqueta]) => etiqueta), OTRAS].map((etiqueta) => ({
                value: etiqueta,
                label: etiqueta,
              }))}
              onChange={(elegido) => elegirRango(String(elegido))}
            />
          </Box>
        </Box>
      ) : null}
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="2" _empty={{ display: 'none' }}>
        {conCampos
          ? PUNTAS.map(([punta, etiqueta]) => (
              <Box key={punta} width={{ base: 'full', sm: '13.5rem' }}>
                <FormField label={etiqueta} required error={punta === 'hasta' ? error : undefined}>
                  {(control) => (
                    <CommitInput
                      id={control.id}
                      value={{ desde, hasta }[punta]}
                      onCommit={(valor) => cambiar(punta, valor)}
                      read={leer}
                      write={formatearFechaCorta}
                    >
                      {(fecha) => <DateInput {...control} {...fecha} read={leer} />}
                    </CommitInput>
                  )}
                </FormField>
              </Box>
            ))
          : null}
        {estrecha ? null : (
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
          </Box>
        )}
      </Box>
      {estrecha ? null : (
        <Box display="flex" flexWrap="wrap" gap="2">
          {sede}
          {children ? (
            <Box display="flex" gap="2" marginInlineStart="auto">
              {children}
            </Box>
          ) : null}
        </Box>
      )}
    </Box>
  );
}
