import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { estaCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import { advertenciasParticipante } from '@/domain/participantes/advertencias-participante';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { consultaCobroPorDefecto } from '@/ui/panel/comun/datos/cobro-por-defecto.queries';
import { consultaUltimoCerrado } from '@/ui/panel/comun/datos/ultimo-cerrado.queries';
import { CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { toaster } from '@/ui/shared/toast-store';
import { cobrosDe, sinVolverACobrar, useAjustarCobro } from '../ajustar-cobro';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { consultaEstadoDeCuenta } from '../ficha.queries';
import { CampoArea } from '../formulario/campo-area';
import { CampoSede } from './campo-sede';
import { CobroDeReingreso } from './cobro-de-reingreso';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';

const { fecha_ingreso, fecha_egreso_prevista, sede_id, area } = ETIQUETAS_PARTICIPANTE;
const ETIQUETAS = { fecha_ingreso, fecha_egreso_prevista, sede_id, area };

/** First admission, or a new one after an egreso: the person becomes ACTIVO from a date, somewhere. */
export default function DialogoIngreso(props: DialogoAccionProps) {
  const { participante } = props;
  const hoy = useHoy();
  const regresa = participante.estado === 'EGRESADO';
  // A date written while the person was waiting, and not that of a stay that ended.
  const yaEscrita = regresa ? null : participante.fecha_ingreso;
  const palabra = regresa ? 'reingreso' : 'ingreso';
  const volverACobrar = useVolverACobrar(participante, regresa);
  return (
    <FormularioProceso
      {...props}
      titulo={`Registrar ${palabra} de ${participante.nombre}`}
      boton={`Registrar ${palabra}`}
      hecho={`Se registró el ${palabra} de ${participante.nombre}`}
      etiquetas={ETIQUETAS}
      iniciales={{
        fecha_ingreso: yaEscrita && yaEscrita <= hoy ? yaEscrita : hoy,
        fecha_egreso_prevista: regresa ? '' : (participante.fecha_egreso_prevista ?? ''),
        sede_id: participante.sede_id ?? '',
        area: participante.area ?? '',
        recobrar: true,
      }}
      cambiosDe={(_, { recobrar: _recobrar, ...valores }) => ({ ...valores, estado: 'ACTIVO' })}
      despues={({ fecha_ingreso }, { recobrar }) => {
        volverACobrar.aplicar(fecha_ingreso, recobrar);
      }}
      alEncolar={({ recobrar, fecha_ingreso }) => {
        if (recobrar && volverACobrar.posibles(fecha_ingreso).length > 0)
          toaster.warning(
            `A ${participante.nombre} no se le vuelve a cobrar sin red: cuando llegue su reingreso, hágalo en su ficha.`,
          );
      }}
    >
      {() => (
        <>
          {regresa ? (
            <p>Queda activo de nuevo. La estancia anterior se conserva en su ficha, con su egreso.</p>
          ) : null}
          <FilaCampos>
            <CampoFechaDeIngreso />
            <CampoFecha nombre="fecha_egreso_prevista" label={fecha_egreso_prevista} />
          </FilaCampos>
          <FilaCampos>
            <CampoSede label={sede_id} participante={participante} exigirCupo />
            <CampoArea enCasa />
          </FilaCampos>
          <Cobro {...volverACobrar} />
        </>
      )}
    </FormularioProceso>
  );
}

function CampoFechaDeIngreso() {
  const hoy = useHoy();
  const escrita = useWatch<{ fecha_ingreso: string }, 'fecha_ingreso'>({ name: 'fecha_ingreso' });
  const { fecha_ingreso: aviso } = advertenciasParticipante(
    { estado: 'ACTIVO', fecha_ingreso: escrita },
    hoy,
  );
  return <CampoFecha nombre="fecha_ingreso" label={fecha_ingreso} required max={hoy} warning={aviso} />;
}

/** What the discharge took off and is charged again from the day of the return. */
const useVolverACobrar = (participante: ParticipanteListado, regresa: boolean) => {
  const { servicios } = usePanel();
  const cuenta = useQuery({
    ...consultaEstadoDeCuenta(servicios, participante.id),
    enabled: regresa,
    refetchOnMount: 'always',
  });
  const { data: porDefecto } = useQuery({ ...consultaCobroPorDefecto(servicios), enabled: regresa });
  const { data: ultimoCerrado = null } = useQuery({ ...consultaUltimoCerrado(servicios), enabled: regresa });
  const ajustar = useAjustarCobro('reingreso');
  const cobros = (fecha: string | null) => cobrosDe(cuenta.data?.datos ?? [], fecha, porDefecto?.gracia);
  const posibles = (fecha: string | null) =>
    cobros(fecha).filter(({ mensualidad }) => !estaCerrado(ultimoCerrado, mensualidad.periodo));
  return {
    ultimoCerrado,
    cobros,
    posibles,
    /** Not charging them again is kept too: nobody is asked once more. */
    aplicar: (fecha: string | null, recobrar: boolean) => {
      const { nombre } = participante;
      const suyos = posibles(fecha);
      const sinCobrar = sinVolverACobrar(suyos, fecha);
      if (recobrar && suyos.length > 0) void ajustar(nombre, suyos);
      if (!recobrar && sinCobrar.length > 0)
        void ajustar(nombre, sinCobrar, `No se le vuelve a cobrar a ${nombre}`);
    },
  };
};

type CobroProps = Pick<ReturnType<typeof useVolverACobrar>, 'cobros' | 'ultimoCerrado'>;

/** Follows the date that is being written. */
function Cobro({ cobros, ultimoCerrado }: CobroProps) {
  const fecha = useWatch<{ fecha_ingreso: string }, 'fecha_ingreso'>({ name: 'fecha_ingreso' });
  return <CobroDeReingreso cobros={cobros(fecha)} ultimoCerrado={ultimoCerrado} />;
}
