import { useFormContext, useWatch } from 'react-hook-form';
import { advertenciasParticipante } from '@/domain/participantes/advertencias-participante';
import type { Participante } from '@/domain/participantes/participante';
import { FieldGroup } from '@/ui/shared/field-group';
import { CampoParrafo } from '../../shared/formulario/campo-texto';
import { useHoy } from '../../shared/panel/use-hoy';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';
import { GrupoAutorizacion } from './grupo-autorizacion';
import { GrupoCobro } from './grupo-cobro';
import { GrupoContacto } from './grupo-contacto';
import { GrupoIdentidad } from './grupo-identidad';
import { GrupoProceso } from './grupo-proceso';
import { GrupoReservado } from './grupo-reservado';
import { PosiblesDuplicados } from './posibles-duplicados';
import type { ValoresParticipante } from './valores-participante';

/** Every field, grouped. Warnings sit beside their field and stop nobody. */
export function CamposParticipante({ original }: { original: Participante | null }) {
  const hoy = useHoy();
  const { control } = useFormContext<ValoresParticipante>();
  const [telefono, tipo_documento, numero_documento, fecha_nacimiento] = useWatch({
    control,
    name: ['telefono', 'tipo_documento', 'numero_documento', 'fecha_nacimiento'],
  });
  const avisos = advertenciasParticipante(
    { telefono, tipo_documento, numero_documento, fecha_nacimiento } as Partial<Participante>,
    hoy,
  );
  return (
    <div>
      <GrupoIdentidad avisos={avisos} hoy={hoy} />
      <GrupoContacto avisos={avisos}>
        <PosiblesDuplicados propio={original?.id ?? null} />
      </GrupoContacto>
      <GrupoProceso original={original} />
      <GrupoCobro />
      <GrupoAutorizacion original={original} />
      <GrupoReservado />
      <FieldGroup title="Observaciones">
        <CampoParrafo nombre="observaciones" label={E.observaciones} rows={4} />
      </FieldGroup>
    </div>
  );
}
