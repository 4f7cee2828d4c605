import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import { leerFecha } from '@/domain/shared/lectura/leer-fecha';
import { leerHora } from '@/domain/shared/lectura/leer-hora';
import { FoldingGroup } from '@/ui/shared/folding-group';
import { FormField } from '@/ui/shared/form-field';
import { TypedInput } from '@/ui/shared/typed-input';
import { useHoy } from '../panel/use-hoy';
import { CampoFecha, type MarcoTecleado, useTecleado } from './campo-tecleado';
import { FilaCampos } from './fila-campos';

/** Typed, and not the browser's own: that one holds nothing while it is half written, which would be taken as no hour. */
function CampoHora(resto: MarcoTecleado) {
  const { field, marco } = useTecleado(resto, leerHora);
  return (
    <FormField {...marco}>
      {(control) => (
        <TypedInput {...control} {...field} placeholder="2:30 pm" read={leerHora} write={String} />
      )}
    </FormField>
  );
}

/**
 * An hour written alone is of the day on which it was written, and its day is written with it: so it stays, also if the day
 * changes before it is sent, or what was typed comes back after midnight. Without the hour, that day goes.
 */
const useDiaDeLaHora = (hoy: FechaCalendario): void => {
  const { getValues, setValue } = useFormContext();
  const hayHora = useWatch({ name: 'hora' }) !== '';
  const habia = useRef(hayHora);
  const puesto = useRef<FechaCalendario | null>(null);
  useEffect(() => {
    if (habia.current === hayHora) return;
    habia.current = hayHora;
    const dia = getValues('ocurrio_en');
    if (hayHora && dia === '') puesto.current = hoy;
    else if (hayHora || dia !== puesto.current) return;
    setValue('ocurrio_en', hayHora ? hoy : '', { shouldDirty: true });
  }, [hayHora, hoy, getValues, setValue]);
};

/** Folded to what it is if nobody says otherwise; it opens by itself on what stops the form. */
export function CuandoFue({ siNoSeDice }: { siNoSeDice: string }) {
  const hoy = useHoy();
  useDiaDeLaHora(hoy);
  const [abierto, setAbierto] = useState(false);
  const { errors } = useFormState();
  if ((errors.ocurrio_en || errors.hora) && !abierto) setAbierto(true);
  const [dia, hora] = useWatch({ name: ['ocurrio_en', 'hora'] }) as [string, string];
  const leido = leerFecha(dia);
  const dicho = [dia || hora ? formatearFecha('valor' in leido ? leido.valor : hoy) : '', hora];
  return (
    <FoldingGroup
      title="Cuándo"
      open={abierto}
      onOpenChange={setAbierto}
      hint={dicho.filter(Boolean).join(', ') || siNoSeDice}
    >
      <FilaCampos>
        <CampoFecha nombre="ocurrio_en" label="Día" max={hoy} help="Sin día, hoy." />
        <CampoHora nombre="hora" label="Hora" />
      </FilaCampos>
    </FoldingGroup>
  );
}
