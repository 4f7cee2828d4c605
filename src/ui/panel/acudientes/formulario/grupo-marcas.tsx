import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { mismoId } from '@/domain/shared/id';
import { FilasDeCampos } from '@/ui/panel/comun/formulario/filas-de-campos';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { FieldGroup } from '@/ui/shared/field-group';
import { Notice } from '@/ui/shared/notice';
import { consultaPrincipalDe } from '../acudientes.queries';
import { FILAS } from '../lugares-acudiente';
import type { ValoresAcudiente } from './valores-acudiente';

const AYUDAS = {
  es_principal: { help: 'La primera persona a quien se llama. Cada participante tiene una.' },
  es_emergencia: { help: 'Necesita un teléfono.' },
  es_responsable_pago: { help: 'A su nombre se generan las mensualidades.' },
  autorizado_informacion: { help: 'El participante autorizó contarle cómo va su proceso.' },
} as const;

export function GrupoMarcas({ original }: { original: Acudiente | null }) {
  return (
    <FieldGroup title="Qué es para el participante">
      <FilasDeCampos campos={CAMPOS_ACUDIENTE} filas={FILAS.marcas} con={AYUDAS} />
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
