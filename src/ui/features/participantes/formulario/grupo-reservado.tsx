import { useWatch } from 'react-hook-form';
import { FieldGroup } from '@/ui/shared/field-group';
import { Notice } from '@/ui/shared/notice';
import { CampoParrafo, CampoTexto } from '../../shared/formulario/campo-texto';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';
import { permiteReservados, type ValoresParticipante } from './valores-participante';

/** Health data: optional always, and only while the authorisation is in force. */
export function GrupoReservado() {
  const autorizacion_datos: ValoresParticipante['autorizacion_datos'] = useWatch({
    name: 'autorizacion_datos',
  });
  return (
    <FieldGroup title="Información reservada">
      {permiteReservados({ autorizacion_datos }) ? (
        <>
          <CampoParrafo nombre="alergias" label={E.alergias} rows={2} />
          <CampoParrafo nombre="medicamentos" label={E.medicamentos} rows={2} />
          <CampoTexto nombre="sustancia_principal" label={E.sustancia_principal} />
          <CampoParrafo nombre="antecedentes" label={E.antecedentes} />
        </>
      ) : (
        <Notice tone="neutral">Se puede escribir cuando la autorización de datos está vigente.</Notice>
      )}
    </FieldGroup>
  );
}
