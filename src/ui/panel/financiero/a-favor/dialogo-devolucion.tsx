import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { ETIQUETA_MEDIO_PAGO, type MedioPago } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import {
  revisarDevolucion,
  type SaldoAFavor,
  tomarAFavor,
  validarDevolucion,
} from '@/domain/mensualidades/saldo-a-favor';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { type Id, mismoId } from '@/domain/shared/id';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { CampoDinero, CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo, CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { useGuardado } from '@/ui/panel/comun/formulario/use-guardado';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { toaster } from '@/ui/shared/toast-store';
import { RecibeSede } from '../abono/recibe-sede';
import { AFECTADAS_POR_COBRO, consultaCuentaDePagador } from '../financiero.queries';

const ETIQUETAS = {
  valor: 'Valor devuelto',
  fecha: 'Fecha de la devolución',
  medio: 'Medio',
  referencia: 'Referencia',
  sede_id: 'Sede que entrega',
  motivo: 'Motivo',
} as const;

interface Valores {
  valor: number | string;
  fecha: string;
  medio: MedioPago;
  referencia: string;
  /** Empty while it is where whose the money is lives. */
  sede_id: Id | '';
  motivo: string;
}

/** What the service is told. */
const aDevolucion = ({ sede_id, ...valores }: Valores) => (sede_id ? { ...valores, sede_id } : valores);

type DialogoDevolucionProps = { saldo: SaldoAFavor; onClose: () => void };

/** Money that goes back to who paid too much: how much, when, how and why. */
export default function DialogoDevolucion({ saldo, onClose }: DialogoDevolucionProps) {
  const { pagador, movimientos } = saldo;
  const nombre = `devolucion:${pagador.clave}`;
  const hoy = useHoy();
  const libre = useRef(false);
  const vista = useRef<SaldoAFavor | null>(saldo);
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const formulario = useForm<Valores>({
    defaultValues: {
      valor: saldo.saldo,
      fecha: hoy,
      medio: 'EFECTIVO',
      referencia: '',
      sede_id: '',
      motivo: '',
    },
    shouldFocusError: false,
    resolver: resolverDominio((valores) =>
      revisarDevolucion(movimientos, validarDevolucion(aDevolucion(valores)), hoy),
    ),
  });
  const guardado = useGuardado<Valores, SaldoAFavor>({
    nombre,
    que: ({ valor }) =>
      `Devolución${typeof valor === 'number' ? ` de ${formatearPesos(valor)}` : ''} a ${pagador.nombre}`,
    formulario,
    vista,
    leerActual: () => null,
    guardar: (valores, _base, clave) =>
      orden('saldosAFavor', 'devolver', pagador.clave, aDevolucion(valores), { clave }),
    alGuardar: (queda) => {
      libre.current = true;
      toaster.success(
        `Devolución registrada: a ${pagador.nombre} le quedan ${formatearPesos(queda.saldo)} a favor`,
      );
      void refrescar();
      onClose();
    },
  });
  return (
    <ModalFormulario
      formulario={formulario}
      size="md"
      title={`Devolver saldo a favor de ${pagador.nombre}`}
      submitLabel="Registrar devolución"
      savingLabel="Registrando..."
      etiquetas={ETIQUETAS}
      borrador={nombre}
      envio={guardado}
      tituloError={mensajeErrorEscritura('actualizar', 'mensualidad')}
      libre={libre}
      onClose={onClose}
      onSubmit={guardado.enviar}
    >
      <Campos saldo={saldo} hoy={hoy} />
    </ModalFormulario>
  );
}

/** Where those live for whom it was paid: what is given back goes out of their drawer. */
const useViven = ({ pagador, movimientos }: SaldoAFavor, valor: number | string): (Id | null)[] => {
  const { servicios } = usePanel();
  const { data } = useQuery(consultaCuentaDePagador(servicios, pagador.clave));
  const suyos = tomarAFavor(movimientos, typeof valor === 'number' ? valor : Number.POSITIVE_INFINITY);
  return (data?.cuentas ?? [])
    .map(({ participante }) => participante)
    .filter(({ id }) => suyos.some(({ origen }) => mismoId(origen.participante_id, id)))
    .map(({ sede_id }) => sede_id);
};

function Campos({ saldo, hoy }: { saldo: SaldoAFavor; hoy: string }) {
  const { medio, valor } = useWatch<Valores>() as Valores;
  const viven = useViven(saldo, valor);
  return (
    <>
      <FilaCampos>
        <CampoDinero
          nombre="valor"
          label={ETIQUETAS.valor}
          required
          data-autofocus
          help={`Saldo a favor: ${formatearPesos(saldo.saldo)}.`}
        />
        <CampoFecha nombre="fecha" label={ETIQUETAS.fecha} required max={hoy} />
      </FilaCampos>
      <FilaCampos>
        <CampoOpciones
          nombre="medio"
          label={ETIQUETAS.medio}
          required
          placeholder={null}
          options={opcionesDe(MEDIOS_PAGO, ETIQUETA_MEDIO_PAGO)}
        />
        <CampoTexto nombre="referencia" label={ETIQUETAS.referencia} required={medio !== 'EFECTIVO'} />
      </FilaCampos>
      <RecibeSede viven={viven} que="entrega" />
      <CampoParrafo nombre="motivo" label={ETIQUETAS.motivo} required />
    </>
  );
}
