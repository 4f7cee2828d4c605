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

/** An hour written alone is of the day on which it was written, also if the day changes before it is sent. */
const useDiaDeLaHora = (hoy: FechaCalendario): void => {
  const { getValues, setValue } = useFormContext();
  const antes = useRef(hoy);
  useEffect(() => {
    const eraHoy = antes.current;
    antes.current = hoy;
    const [dia, hora] = getValues(['ocurrio_en', 'hora']);
    if (eraHoy !== hoy && hora && !dia) setValue('ocurrio_en', eraHoy, { shouldDirty: true });
  }, [hoy, getValues, setValue]);
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
