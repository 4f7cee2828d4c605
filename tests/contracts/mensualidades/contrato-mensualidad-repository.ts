import { describe } from 'vitest';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { contratoAbonos } from './abonos.contrato';
import { contratoAnularDevolucion } from './anular-devolucion.contrato';
import { contratoEnlacesDeCuenta } from './enlaces-de-cuenta.contrato';
import { contratoFinanzas } from './finanzas.contrato';
import { contratoGeneracion } from './generacion.contrato';
import { contratoGeneracionElegida } from './generacion-elegida.contrato';
import { contratoLibroDeRecibos } from './libro-de-recibos.contrato';
import { mensualidadEscritura } from './mensualidad-escritura.contrato';
import { mensualidadListado } from './mensualidad-listado.contrato';
import { mensualidadNombres } from './mensualidad-nombres.contrato';
import { mensualidadSaldo } from './mensualidad-saldo.contrato';
import { contratoPagadores } from './pagadores.contrato';
import { contratoPagos } from './pagos.contrato';
import { contratoRecibo } from './recibo.contrato';
import { contratoSaldoAFavor } from './saldo-a-favor.contrato';
import { contratoSedeDelPago } from './sede-del-pago.contrato';
import { contratoSedeQueRecibe } from './sede-que-recibe.contrato';

export const contratoMensualidadRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`MensualidadRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    mensualidadListado(mundo);
    mensualidadEscritura(mundo);
  });
};

export const contratoCobro = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`Mensualidades en lista: ${nombre}`, () => mensualidadNombres(usarMundo(crearAdaptador)));
  describe(`Saldo de las mensualidades: ${nombre}`, () => mensualidadSaldo(usarMundo(crearAdaptador)));
  describe(`LibroDeAbonos: ${nombre}`, () => contratoAbonos(usarMundo(crearAdaptador)));
  describe(`Libro de recibos: ${nombre}`, () => contratoLibroDeRecibos(usarMundo(crearAdaptador)));
  describe(`Recibo guardado: ${nombre}`, () => contratoRecibo(usarMundo(crearAdaptador)));
  describe(`GeneradorMensualidades: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    contratoGeneracion(mundo);
    contratoGeneracionElegida(mundo);
  });
  describe(`Finanzas: ${nombre}`, () => contratoFinanzas(usarMundo(crearAdaptador)));
  describe(`Pagadores: ${nombre}`, () => contratoPagadores(usarMundo(crearAdaptador)));
  describe(`EnlacesDeCuenta: ${nombre}`, () => contratoEnlacesDeCuenta(usarMundo(crearAdaptador)));
  describe(`SaldosAFavor: ${nombre}`, () => contratoSaldoAFavor(usarMundo(crearAdaptador)));
  describe(`Sede de cada pago: ${nombre}`, () => contratoSedeDelPago(usarMundo(crearAdaptador)));
  describe(`Anular una devolución: ${nombre}`, () => contratoAnularDevolucion(usarMundo(crearAdaptador)));
  describe(`Sede que recibe un pago: ${nombre}`, () => contratoSedeQueRecibe(usarMundo(crearAdaptador)));
  describe(`Pagos: ${nombre}`, () => contratoPagos(usarMundo(crearAdaptador)));
};
