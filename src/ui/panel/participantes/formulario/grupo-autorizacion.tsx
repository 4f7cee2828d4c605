import { useFormContext, useWatch } from 'react-hook-form';
import { CAMPOS_AUTORIZACION } from '@/domain/participantes/campos-participante';
import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { FilasDeCampos } from '@/ui/panel/comun/formulario/filas-de-campos';
import { GrupoPlegable } from '@/ui/panel/comun/formulario/grupo-plegable';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { Notice } from '@/ui/shared/notice';
import { FILAS } from './filas-del-formulario';
import { borraReservados, type ValoresParticipante } from './valores-participante';

const { fecha, medio, version, revocada_en } = CAMPOS_AUTORIZACION;
const CAMPOS = {
  'autorizacion_datos.fecha': fecha,
  'autorizacion_datos.medio': medio,
  'autorizacion_datos.version': version,
  'autorizacion_datos.revocada_en': revocada_en,
};

type GrupoAutorizacionProps = { original: Participante | null; abierto: boolean };

const DENTRO = [...FILAS.otorgada, ...FILAS.autorizacion].flat();

export function GrupoAutorizacion({ original, abierto }: GrupoAutorizacionProps) {
  const hoy = useHoy();
  const esNueva = original === null || !autorizacionVigente(original);
  const { register, getValues, setValue } = useFormContext<ValoresParticipante>();
  const autorizacion_datos: ValoresParticipante['autorizacion_datos'] = useWatch({
    name: 'autorizacion_datos',
  });
  return (
    <GrupoPlegable titulo="Autorización de datos" campos={DENTRO} abierto={abierto}>
      <CheckboxField
        id={idCampo('autorizacion_datos.otorgada')}
        label="El participante autorizó guardar sus datos sensibles"
        help="Salud y convicción religiosa. Darlos es siempre voluntario (Ley 1581 de 2012)."
        {...register('autorizacion_datos.otorgada', {
          // Most is written down the day it is given.
          onChange: () => {
            const { otorgada, fecha: dicha } = getValues('autorizacion_datos');
            if (otorgada && dicha === '') setValue('autorizacion_datos.fecha', hoy);
          },
        })}
      />
      {autorizacion_datos.otorgada ? (
        <FilasDeCampos
          campos={CAMPOS}
          filas={FILAS.autorizacion}
          con={{
            'autorizacion_datos.fecha': { max: hoy, required: esNueva },
            'autorizacion_datos.medio': { required: esNueva },
            'autorizacion_datos.revocada_en': { max: hoy },
          }}
        />
      ) : null}
      {borraReservados(original, { autorizacion_datos }) ? (
        <Notice tone="warning" role="status" title="Se borrará la información reservada">
          Sin la autorización no se puede conservar. Al guardar se borran alergias, medicamentos, sustancia
          principal y antecedentes.
        </Notice>
      ) : null}
    </GrupoPlegable>
  );
}
