import { CAMPOS_AUTORIZACION } from '@/domain/participantes/campos-participante';
import { FilasDeCampos } from '@/ui/panel/comun/formulario/filas-de-campos';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { Notice } from '@/ui/shared/notice';
import { ETIQUETAS_AUTORIZACION as E } from '../etiquetas-participante';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';

const { fecha, medio, version } = CAMPOS_AUTORIZACION;
const CAMPOS = {
  'autorizacion_datos.fecha': fecha,
  'autorizacion_datos.medio': medio,
  'autorizacion_datos.version': version,
};

const ETIQUETAS = {
  'autorizacion_datos.fecha': E.fecha,
  'autorizacion_datos.medio': E.medio,
  'autorizacion_datos.version': E.version,
};

type Valores = { autorizacion_datos: { fecha: string; medio: string; version: string } };

/** When and how somebody allowed the foundation to keep what is sensitive. */
export default function DialogoAutorizacion(props: DialogoAccionProps) {
  const hoy = useHoy();
  const { nombre } = props.participante;
  return (
    <FormularioProceso<Valores>
      {...props}
      titulo={`Registrar la autorización de ${nombre}`}
      boton="Registrar autorización"
      hecho={`Se registró la autorización de datos de ${nombre}`}
      etiquetas={ETIQUETAS}
      iniciales={{ autorizacion_datos: { fecha: hoy, medio: '', version: '' } }}
      cambiosDe={(_, { autorizacion_datos }) => ({
        autorizacion_datos: { ...autorizacion_datos, otorgada: true, revocada_en: '' },
      })}
    >
      {() => (
        <>
          <Notice tone="neutral">
            Salud y convicción religiosa. Darlas es siempre voluntario, y la autoriza el participante (Ley
            1581 de 2012).
          </Notice>
          <FilasDeCampos
            campos={CAMPOS}
            filas={[['autorizacion_datos.fecha', 'autorizacion_datos.medio'], ['autorizacion_datos.version']]}
            con={{
              'autorizacion_datos.fecha': { max: hoy, required: true },
              'autorizacion_datos.medio': { required: true },
            }}
          />
        </>
      )}
    </FormularioProceso>
  );
}
