import { useFormContext, useWatch } from 'react-hook-form';
import {
  ETIQUETA_MEDIO_AUTORIZACION,
  MEDIOS_AUTORIZACION,
} from '@/domain/participantes/opciones-participante';
import type { Participante } from '@/domain/participantes/participante';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { FieldGroup } from '@/ui/shared/field-group';
import { Notice } from '@/ui/shared/notice';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoFecha } from '../../shared/formulario/campo-tecleado';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { idCampo } from '../../shared/formulario/id-campo';
import { opcionesDe } from '../../shared/formulario/opciones';
import { useHoy } from '../../shared/panel/use-hoy';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';
import { borraReservados, type ValoresParticipante } from './valores-participante';

export function GrupoAutorizacion({ original }: { original: Participante | null }) {
  const hoy = useHoy();
  const { register } = useFormContext<ValoresParticipante>();
  const autorizacion_datos: ValoresParticipante['autorizacion_datos'] = useWatch({
    name: 'autorizacion_datos',
  });
  return (
    <FieldGroup title="Autorización de datos">
      <CheckboxField
        id={idCampo('autorizacion_datos.otorgada')}
        label="El participante autorizó guardar sus datos sensibles"
        help="Salud y convicción religiosa. Darlos es siempre voluntario (Ley 1581 de 2012)."
        {...register('autorizacion_datos.otorgada')}
      />
      {autorizacion_datos.otorgada ? (
        <>
          <FilaCampos>
            <CampoFecha nombre="autorizacion_datos.fecha" label={E['autorizacion_datos.fecha']} max={hoy} />
            <CampoOpciones
              nombre="autorizacion_datos.medio"
              label={E['autorizacion_datos.medio']}
              options={opcionesDe(MEDIOS_AUTORIZACION, ETIQUETA_MEDIO_AUTORIZACION)}
            />
          </FilaCampos>
          <FilaCampos>
            <CampoTexto nombre="autorizacion_datos.version" label={E['autorizacion_datos.version']} />
            <CampoFecha
              nombre="autorizacion_datos.revocada_en"
              label={E['autorizacion_datos.revocada_en']}
              max={hoy}
            />
          </FilaCampos>
        </>
      ) : null}
      {borraReservados(original, { autorizacion_datos }) ? (
        <Notice tone="warning" role="status" title="Se borrará la información reservada">
          Sin la autorización no se puede conservar. Al guardar se borran alergias, medicamentos, sustancia
          principal y antecedentes.
        </Notice>
      ) : null}
    </FieldGroup>
  );
}
