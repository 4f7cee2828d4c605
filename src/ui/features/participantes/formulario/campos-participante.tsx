import type { Participante } from '@/domain/participantes/participante';
import { FieldGroup } from '@/ui/shared/field-group';
import { CampoParrafo } from '../../shared/formulario/campo-texto';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';
import { GrupoAutorizacion } from './grupo-autorizacion';
import { GrupoCobro } from './grupo-cobro';
import { GrupoContacto } from './grupo-contacto';
import { GrupoIdentidad } from './grupo-identidad';
import { GrupoProceso } from './grupo-proceso';
import { GrupoReservado } from './grupo-reservado';
import { PosiblesDuplicados } from './posibles-duplicados';

/** Every field, grouped. Warnings sit beside their field and stop nobody. */
export function CamposParticipante({ original }: { original: Participante | null }) {
  return (
    <div>
      <GrupoIdentidad />
      <GrupoContacto>
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
