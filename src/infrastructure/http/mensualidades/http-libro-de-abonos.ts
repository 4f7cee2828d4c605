import type { GeneradorMensualidades } from '@/application/mensualidades/generador-mensualidades.port';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { Registro } from '@/application/shared/equipo.port';
import { esquemaAbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { esquemaResultadoGeneracion } from '@/domain/mensualidades/generacion';
import { esquemaMensualidadLeida } from '@/domain/mensualidades/mensualidad-con-saldo';
import { esquemaNumeracion } from '@/domain/mensualidades/numeracion-de-recibos';
import { esquemaRecibo } from '@/domain/mensualidades/recibo';
import { esquemaSumaDeAbonos } from '@/domain/mensualidades/suma-de-abonos';
import { entero } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { desenvolver } from '@/infrastructure/http/cliente/cuerpo';
import { escribir, rutaDe } from '@/infrastructure/http/lectura/escribir';
import { crearLectorEntidad } from '@/infrastructure/http/lectura/lector-entidad';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

export const crearHttpGeneradorMensualidades = (cliente: ClienteHttp): GeneradorMensualidades => ({
  generar: async (solicitud, _prepararPlan, opciones) => {
    const cuerpo = await cliente.pedir({
      metodo: 'POST',
      ruta: '/mensualidades/generar',
      cuerpo: solicitud,
      clave: opciones?.clave,
    });
    return leerCon(esquemaResultadoGeneracion, 'la generación', desenvolver(cuerpo));
  },
});

const esquemaRegistradores = z.array(z.string());
const esquemaTotal = z.object({ total: entero(0, Number.MAX_SAFE_INTEGER) });

export const crearHttpLibroDeAbonos = (cliente: ClienteHttp, registro: Registro): LibroDeAbonos => {
  const lector = crearLectorEntidad(
    esquemaMensualidadLeida,
    'mensualidades',
    ['id', 'id_mensualidad'],
    registro,
  );
  const filas = crearLectorEntidad(esquemaAbonoEnLista, 'abonos', ['id', 'id_abono'], registro);
  const rutaAbonos = (mensualidad: string | number) => `${rutaDe('/mensualidades', mensualidad)}/abonos`;

  return {
    registrar: (mensualidad, datos, _decidir, opciones) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: rutaAbonos(mensualidad),
        cuerpo: datos,
        clave: opciones?.clave,
      }),
    ajustar: (mensualidad, datos, _decidir, opciones) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: `${rutaDe('/mensualidades', mensualidad)}/ajustes`,
        cuerpo: datos,
        clave: opciones?.clave,
      }),
    anular: (mensualidad, abono, motivo, _decidir, opciones) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: `${rutaDe(rutaAbonos(mensualidad), abono)}/anular`,
        cuerpo: { motivo },
        clave: opciones?.clave,
      }),
    cambiarSede: (mensualidad, abono, sede_id, _revisar, opciones) =>
      escribir(cliente, lector, {
        metodo: 'POST',
        ruta: `${rutaDe(rutaAbonos(mensualidad), abono)}/sede`,
        cuerpo: { sede_id },
        clave: opciones?.clave,
      }),
    recibo: (mensualidad, abono) =>
      siExiste(async () => {
        const ruta = `${rutaDe(rutaAbonos(mensualidad), abono)}/recibo`;
        return leerCon(esquemaRecibo, 'recibo', desenvolver(await cliente.pedir({ metodo: 'GET', ruta })));
      }),
    buscar: (criterios) =>
      siExiste(async () => {
        const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/abonos', consulta: { ...criterios } });
        return { datos: filas.lista(cuerpo), total: leerCon(esquemaTotal, 'abonos', cuerpo).total };
      }),
    sumar: (filtro) =>
      siExiste(async () => {
        const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/abonos/suma', consulta: { ...filtro } });
        return leerCon(esquemaSumaDeAbonos, 'la suma de los abonos', desenvolver(cuerpo));
      }),
    numeracion: () =>
      siExiste(async () => {
        const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/abonos/numeracion' });
        return leerCon(esquemaNumeracion, 'la numeración de los recibos', desenvolver(cuerpo));
      }),
    registradores: () =>
      siExiste(async () => {
        const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/abonos/registradores' });
        return leerCon(esquemaRegistradores, 'quienes registran abonos', desenvolver(cuerpo));
      }),
  };
};
