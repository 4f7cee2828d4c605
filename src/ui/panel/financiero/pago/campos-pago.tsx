import { Box } from '@chakra-ui/react/box';
import { useWatch } from 'react-hook-form';
import { fechaPorConfirmar } from '@/domain/mensualidades/advertencia-de-fecha';
import { estaCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { pagoIgual } from '@/domain/mensualidades/repartir-en-mensualidades';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { esFechaCalendario, type FechaCalendario, periodoDe } from '@/domain/shared/fechas';
import { useUltimoCerrado } from '@/ui/panel/comun/datos/use-ultimo-cerrado';
import { CampoDinero, CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { AvisoPorConfirmar, AvisosDePago, MedioYReferencia } from '../abono/campos-abono';
import { RecibeSede } from '../abono/recibe-sede';
import { campoDeParte, ETIQUETAS_PAGO as E, sumaDePartes, type ValoresPago } from './valores-pago';

type CamposPagoProps = {
  estado: EstadoDePagador;
  /** What is owed; and every fee of theirs, paid ones too. */
  filas: readonly MensualidadEnLista[];
  todas: readonly MensualidadEnLista[];
  hoy: FechaCalendario;
  /** Nobody confirmed what was sent, and it cannot be changed: there is nothing to ask about it. */
  enDuda: boolean;
};

const loQueQueda = (saldo: number, repartido: number): string => {
  const debe = `Debe ${formatearPesos(saldo)} en total.`;
  const queda = saldo - repartido;
  if (queda < 0 || repartido === 0) return debe;
  return `${debe} ${queda === 0 ? 'Queda al día.' : `Quedan ${formatearPesos(queda)} por pagar.`}`;
};

/** What looks mistaken of what is written, each with its question. */
function Avisos({ estado, filas, todas, hoy }: Omit<CamposPagoProps, 'enDuda'>) {
  const { valor, fecha, partes } = useWatch<ValoresPago>() as ValoresPago;
  const ultimoCerrado = useUltimoCerrado();
  const sePuede = esFechaCalendario(fecha) && fecha <= hoy && !estaCerrado(ultimoCerrado, periodoDe(fecha));
  const pagadas = filas.filter(({ id }) => Number(partes[campoDeParte(id)] || 0) > 0);
  const raras = sePuede ? pagadas.map((fila) => fechaPorConfirmar(fila, fecha, hoy)) : [];
  const sobra = typeof valor === 'number' ? valor - sumaDePartes(partes, filas) : 0;
  return (
    <>
      <AvisosDePago
        valor={valor}
        fecha={fecha}
        saldo={filas.reduce((suma, { saldo }) => suma + saldo, 0)}
        rara={raras.find((una) => una !== null) ?? null}
        igual={sePuede && typeof valor === 'number' ? pagoIgual(todas, { fecha, valor }) : null}
        que="pago"
      />
      {sobra > 0 ? (
        <AvisoPorConfirmar
          nombre="sobrante_confirmado"
          titulo={`Quedan ${formatearPesos(sobra)} a favor de ${estado.pagador.nombre}`}
          etiqueta="Sí, quedan como saldo a favor"
          valor={String(sobra)}
        />
      ) : null}
      {sobra < 0 ? (
        <Box as="p" role="status" color="error.fg" fontWeight="medium">
          {`Lo que va a cada mensualidad pasa del total en ${formatearPesos(-sobra)}.`}
        </Box>
      ) : null}
    </>
  );
}

export function CamposPago(props: CamposPagoProps) {
  const { filas, hoy } = props;
  const { partes } = useWatch<ValoresPago>() as ValoresPago;
  const saldo = filas.reduce((suma, fila) => suma + fila.saldo, 0);
  return (
    <>
      <FilaCampos>
        <CampoDinero
          nombre="valor"
          label={E.valor}
          required
          data-autofocus
          help={loQueQueda(saldo, sumaDePartes(partes, filas))}
        />
        <CampoFecha nombre="fecha" label={E.fecha} required max={hoy} />
      </FilaCampos>
      <MedioYReferencia />
      <RecibeSede viven={filas.filter(({ id }) => partes[campoDeParte(id)]).map(({ sede_id }) => sede_id)} />
      {props.enDuda ? null : <Avisos {...props} />}
    </>
  );
}
