import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { mismoId } from '@/domain/shared/id';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { FieldGroup } from '@/ui/shared/field-group';
import { Notice } from '@/ui/shared/notice';
import { idCampo } from '../../shared/formulario/id-campo';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaPrincipalDe } from '../acudientes.queries';
import { ETIQUETAS_ACUDIENTE as E } from '../etiquetas-acudiente';
import type { ValoresAcudiente } from './valores-acudiente';

const AYUDAS = {
  es_principal: 'La primera persona a quien se llama. Cada participante tiene una.',
  es_emergencia: 'Necesita un teléfono.',
  es_responsable_pago: 'A su nombre se generan las mensualidades.',
  autorizado_informacion: 'El participante autorizó contarle cómo va su proceso.',
} as const;

export function GrupoMarcas({ original }: { original: Acudiente | null }) {
  const { register } = useFormContext<ValoresAcudiente>();
  return (
    <FieldGroup title="Qué es para el participante">
      {(Object.keys(AYUDAS) as (keyof typeof AYUDAS)[]).map((marca) => (
        <CheckboxField
          key={marca}
          id={idCampo(marca)}
          label={E[marca]}
          help={AYUDAS[marca]}
          {...register(marca)}
        />
      ))}
      <AvisoReemplazo original={original} />
    </FieldGroup>
  );
}

/** Says who loses the principal mark, before saving. */
function AvisoReemplazo({ original }: { original: Acudiente | null }) {
  const { servicios } = usePanel();
  const [es_principal, id_participante] = useWatch<ValoresAcudiente, ['es_principal', 'id_participante']>({
    name: ['es_principal', 'id_participante'],
  });
  const participante = id_participante as string | number;
  const { data: principal } = useQuery({
    ...consultaPrincipalDe(servicios, participante),
    enabled: es_principal === true && participante !== '',
  });
  if (!es_principal || !principal || (original && mismoId(principal.id, original.id))) return null;
  return (
    <Notice tone="info" role="status" title="Cambiará el acudiente principal">
      {`Hoy es ${nombreAcudiente(principal)}. Al guardar, esa marca pasa a esta persona.`}
    </Notice>
  );
}
