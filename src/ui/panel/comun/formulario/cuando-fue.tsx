import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { formatearFecha } from '@/domain/shared/fechas';
import { leerFecha } from '@/domain/shared/lectura/leer-fecha';
import { FoldingGroup } from '@/ui/shared/folding-group';
import { useHoy } from '../panel/use-hoy';
import { CampoFecha } from './campo-tecleado';
import { CampoTexto } from './campo-texto';
import { FilaCampos } from './fila-campos';

/** Folded to what it is if nobody says otherwise; it opens by itself on what stops the form. */
export function CuandoFue({ siNoSeDice }: { siNoSeDice: string }) {
  const hoy = useHoy();
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
        <CampoTexto nombre="hora" label="Hora" type="time" />
      </FilaCampos>
    </FoldingGroup>
  );
}
