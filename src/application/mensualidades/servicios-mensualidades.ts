import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { anularAbono } from '@/application/mensualidades/anular-abono';
import { anularDevolucion } from '@/application/mensualidades/anular-devolucion';
import { anularPago } from '@/application/mensualidades/anular-pago';
import { aplicarAjustes } from '@/application/mensualidades/aplicar-ajustes';
import { ajustarMensualidad } from '@/application/mensualidades/cierres/ajustar-mensualidad';
import type { MesesCerrados } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import { corregirSedeDeDevolucion } from '@/application/mensualidades/corregir-sede-de-devolucion';
import { corregirSedeDePago } from '@/application/mensualidades/corregir-sede-de-pago';
import { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import { decidirMensualidad } from '@/application/mensualidades/decidir-mensualidad';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { MensualidadRepository } from '@/application/mensualidades/mensualidad-repository.port';
import type { Pagos } from '@/application/mensualidades/pagos.port';
import { registrarAbono } from '@/application/mensualidades/registrar-abono';
import { registrarPago } from '@/application/mensualidades/registrar-pago';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import { usarSaldoAFavor } from '@/application/mensualidades/usar-saldo-a-favor';
import type { Reloj } from '@/application/shared/equipo.port';
import { sinRechazar } from '@/application/shared/lista';
import type { Permisos } from '@/application/shared/permisos.port';

type Puertos = { mensualidades: MensualidadRepository; abonos: LibroDeAbonos; reloj: Reloj } & Parameters<
  typeof crearMensualidad
>[0] &
  Parameters<typeof generarMensualidades>[0];

/** What a request may ask of the mensualidades. */
export const mensualidadesDePeticion = (puertos: Puertos) => ({
  listar: puertos.mensualidades.listar,
  buscar: puertos.mensualidades.buscar,
  obtener: puertos.mensualidades.obtener,
  crear: crearMensualidad(puertos),
  actualizar: actualizarMensualidad(puertos),
  registrarAbono: registrarAbono(puertos),
  anularAbono: anularAbono(puertos),
  corregirSedeDePago: corregirSedeDePago(puertos),
  ajustar: ajustarMensualidad(puertos),
  generar: generarMensualidades(puertos),
});

/** What the panel may: its lists never reject. */
export const mensualidadesDelPanel = (puertos: Puertos) => {
  const servicios = mensualidadesDePeticion(puertos);
  return {
    ...servicios,
    listar: sinRechazar(puertos.mensualidades.listar),
    aplicarAjustes: aplicarAjustes(servicios),
    ...decidirMensualidad(servicios),
  };
};

export const finanzasDelPanel = ({ finanzas, abonos }: { finanzas: Finanzas; abonos: LibroDeAbonos }) => ({
  ...finanzas,
  abonos: abonos.buscar,
  sumaDeAbonos: abonos.sumar,
  numeracion: abonos.numeracion,
  registradores: abonos.registradores,
  recibo: abonos.recibo,
});

/** The same in both. */
export const saldosAFavorDe = (puertos: {
  saldosAFavor: SaldosAFavor;
  cierres: MesesCerrados;
  permisos: Permisos;
  reloj: Reloj;
}) => ({
  obtener: puertos.saldosAFavor.obtener,
  ...usarSaldoAFavor(puertos),
  anularDevolucion: anularDevolucion(puertos),
  corregirSedeDeDevolucion: corregirSedeDeDevolucion(puertos),
});

/** The same in both. */
export const pagosDe = (puertos: {
  pagos: Pagos;
  cierres: MesesCerrados;
  permisos: Permisos;
  reloj: Reloj;
}) => ({
  obtener: puertos.pagos.obtener,
  registrar: registrarPago(puertos),
  anular: anularPago(puertos),
});
