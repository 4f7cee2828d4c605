import { Box } from '@chakra-ui/react/box';
import { useWatch } from 'react-hook-form';
import { marcaDePago } from '@/domain/mensualidades/abono-igual';
import { advertenciaDeFecha } from '@/domain/mensualidades/advertencia-de-fecha';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import { pagoIgual } from '@/domain/mensualidades/repartir-en-mensualidades';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { esFechaCalendario, type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { CampoDinero, CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { AvisoPorConfirmar, AvisoSinMiles, useReferenciaRepetida } from '../abono/campos-abono';
import { campoDeParte, ETIQUETAS_PAGO as E, sumaDePartes, type ValoresPago } from './valores-pago';

type CamposPagoProps = {
  estado: EstadoDePagador;
  /** What is owed; and every fee of theirs, paid ones too. */
  filas: readonly MensualidadEnLista[];
  todas: readonly MensualidadEnLista[];
  hoy: FechaCalendario;
};

const loQueQueda = (saldo: number, repartido: number): string => {
  const debe = `Debe ${formatearPesos(saldo)} en total.`;
  const queda = saldo - repartido;
  if (queda < 0 || repartido === 0) return debe;
  return `${debe} ${queda === 0 ? 'Queda al día.' : `Quedan ${formatearPesos(queda)} por pagar.`}`;
};

/** What looks mistaken of what is written, each with its question. */
function Avisos({ estado, filas, todas, hoy }: CamposPagoProps) {
  const { valor, fecha, partes } = useWatch<ValoresPago>() as ValoresPago;
  const sePuede = esFechaCalendario(fecha) && fecha <= hoy;
  const pagadas = filas.filter(({ id }) => Number(partes[campoDeParte(id)] || 0) > 0);
  const raras = sePuede ? pagadas.map((fila) => advertenciaDeFecha(fila, fecha, hoy)) : [];
  const rara = raras.find((una) => una !== null);
  const igual = sePuede && typeof valor === 'number' ? pagoIgual(todas, { fecha, valor }) : null;
  const sobra = typeof valor === 'number' ? valor - sumaDePartes(partes, filas) : 0;
  return (
    <>
      <AvisoSinMiles valor={valor} saldo={filas.reduce((suma, { saldo }) => suma + saldo, 0)} />
      {rara ? (
        <AvisoPorConfirmar
          nombre="fecha_confirmada"
          titulo={rara}
          etiqueta={`Sí, se pagó el ${formatearFecha(fecha)}`}
          valor={fecha}
        />
      ) : null}
      {igual ? (
        <AvisoPorConfirmar
          nombre="pago_confirmado"
          titulo={`Ya hay un pago igual de ese día${igual.recibo === null ? '' : `: recibo ${igual.recibo}`}`}
          etiqueta={`Sí, es otro pago de ${formatearPesos(Number(valor))}`}
          valor={marcaDePago({ fecha, valor: Number(valor) })}
        />
      ) : null}
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
  const { medio, referencia, partes } = useWatch<ValoresPago>() as ValoresPago;
  const aviso = useReferenciaRepetida(referencia);
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
      <FilaCampos>
        <CampoOpciones
          nombre="medio"
          label={E.medio}
          required
          placeholder={null}
          options={opcionesDe(MEDIOS_PAGO, ETIQUETA_MEDIO_PAGO)}
        />
        <CampoTexto
          nombre="referencia"
          label={E.referencia}
          required={medio !== 'EFECTIVO'}
          help="Número de la transferencia o de la consignación."
          warning={aviso}
        />
      </FilaCampos>
      <Avisos {...props} />
    </>
  );
}
