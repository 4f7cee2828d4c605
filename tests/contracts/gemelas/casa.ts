import { permisosDe } from '@tests/application/dobles/permisos';
import type { Repositorios } from '@tests/contracts/apoyo/mundo';
import { adaptadoresSobre, clienteDe } from '@tests/contracts/apoyo/mundo-http';
import { crearRepositoriosEnMemoria } from '@tests/contracts/apoyo/mundo-memoria';
import type { Oficina } from '@tests/recomputo/oficina';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN } from '@tests/server/apoyo/servidor-de-prueba';
import { acudientesDePeticion } from '@/application/acudientes/servicios-acudientes';
import { crearLectorCobroPorDefecto } from '@/application/configuracion/datos-fundacion.port';
import { cierresDe } from '@/application/mensualidades/cierres/servicios-cierres';
import {
  mensualidadesDePeticion,
  pagosDe,
  saldosAFavorDe,
} from '@/application/mensualidades/servicios-mensualidades';
import { participantesDePeticion } from '@/application/participantes/servicios-participantes';
import { sedesDePeticion } from '@/application/sedes/servicios-sedes';
import type { Reloj } from '@/application/shared/equipo.port';
import { type CodigoError, ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';

type Datos = Record<string, unknown>;

/** What whoever keeps the accounts may do: with data as it is typed, which the rules have not seen yet. */
export interface Actos {
  abrirSede(datos: Datos): Promise<unknown>;
  recibir(datos: Datos): Promise<unknown>;
  cambiarPersona(id: Id, cambios: Datos): Promise<unknown>;
  anotarAcudiente(datos: Datos): Promise<unknown>;
  cambiarAcudiente(id: Id, cambios: Datos): Promise<unknown>;
  generar(solicitud: Datos): Promise<unknown>;
  cobrar(datos: Datos): Promise<unknown>;
  cambiarCobro(id: Id, cambios: Datos): Promise<unknown>;
  abonar(mensualidad: Id, datos: Datos): Promise<unknown>;
  ajustar(mensualidad: Id, datos: Datos): Promise<unknown>;
  anularAbono(mensualidad: Id, abono: Id, datos: Datos): Promise<unknown>;
  aplicarAFavor(mensualidad: Id, datos: Datos): Promise<unknown>;
  devolver(clave: string, datos: Datos): Promise<unknown>;
  pagar(clave: string, datos: Datos): Promise<unknown>;
  anularPago(id: Id, datos: Datos): Promise<unknown>;
  cerrarMes(datos: Datos): Promise<unknown>;
  reabrirMes(periodo: string, datos: Datos): Promise<unknown>;
  contarCaja(datos: Datos): Promise<unknown>;
}

export interface Casa {
  actos: Actos;
  lee: Repositorios;
}

/** The rules over the adapters of the demo. */
export const casaEnMemoria = (reloj: Reloj): Casa => {
  const lee = crearRepositoriosEnMemoria(reloj, ADMIN.email);
  const puertos = {
    ...lee,
    permisos: permisosDe('ADMINISTRADOR'),
    reloj,
    cobro: crearLectorCobroPorDefecto(lee.configuracion),
  };
  const sedes = sedesDePeticion(puertos);
  const participantes = participantesDePeticion(puertos);
  const acudientes = acudientesDePeticion(puertos);
  const mensualidades = mensualidadesDePeticion(puertos);
  const aFavor = saldosAFavorDe(puertos);
  const pagos = pagosDe(puertos);
  const cierres = cierresDe(puertos);
  return {
    lee,
    actos: {
      abrirSede: sedes.crear,
      recibir: participantes.crear,
      cambiarPersona: participantes.actualizar,
      anotarAcudiente: acudientes.crear,
      cambiarAcudiente: acudientes.actualizar,
      generar: mensualidades.generar,
      cobrar: mensualidades.crear,
      cambiarCobro: mensualidades.actualizar,
      abonar: mensualidades.registrarAbono,
      ajustar: mensualidades.ajustar,
      anularAbono: mensualidades.anularAbono,
      aplicarAFavor: aFavor.aplicar,
      devolver: aFavor.devolver,
      pagar: pagos.registrar,
      anularPago: pagos.anular,
      cerrarMes: cierres.cerrar,
      reabrirMes: cierres.reabrir,
      contarCaja: cierres.guardarArqueo,
    },
  };
};

const SERVICIO = '/dashboard-api';

/** The real server, told by hand, so that it alone decides; and read as the panel reads it. */
export const casaDelServidor = (oficina: Oficina, reloj: Reloj): Casa => {
  const enviar = async (linea: string, cuerpo: unknown): Promise<unknown> => {
    const [metodo, ruta] = linea.split(' ');
    const token = oficina.token();
    const respuesta = await llamar(oficina, `${metodo} ${SERVICIO}${ruta}`, { token, cuerpo });
    if (respuesta.estado < 300) return respuesta.cuerpo;
    const { codigo, message } = respuesta.cuerpo.error ?? {};
    throw new ErrorAplicacion(codigo as CodigoError, message ?? respuesta.texto);
  };
  return {
    lee: adaptadoresSobre(clienteDe(oficina.url + SERVICIO, oficina.token), reloj),
    actos: {
      abrirSede: (datos) => enviar('POST /sedes', datos),
      recibir: (datos) => enviar('POST /participantes', datos),
      cambiarPersona: (id, cambios) => enviar(`PUT /participantes/${id}`, cambios),
      anotarAcudiente: (datos) => enviar('POST /acudientes', datos),
      cambiarAcudiente: (id, cambios) => enviar(`PUT /acudientes/${id}`, cambios),
      generar: (solicitud) => enviar('POST /mensualidades/generar', solicitud),
      cobrar: (datos) => enviar('POST /mensualidades', datos),
      cambiarCobro: (id, cambios) => enviar(`PUT /mensualidades/${id}`, cambios),
      abonar: (id, datos) => enviar(`POST /mensualidades/${id}/abonos`, datos),
      ajustar: (id, datos) => enviar(`POST /mensualidades/${id}/ajustes`, datos),
      anularAbono: (id, abono, datos) => enviar(`POST /mensualidades/${id}/abonos/${abono}/anular`, datos),
      aplicarAFavor: (id, datos) => enviar(`POST /mensualidades/${id}/saldo-a-favor`, datos),
      devolver: (clave, datos) => enviar(`POST /pagadores/${clave}/devoluciones`, datos),
      pagar: (clave, datos) => enviar(`POST /pagadores/${clave}/pagos`, datos),
      anularPago: (id, datos) => enviar(`POST /pagos/${id}/anular`, datos),
      cerrarMes: (datos) => enviar('POST /cierres', datos),
      reabrirMes: (periodo, datos) => enviar(`POST /cierres/${periodo}/reabrir`, datos),
      contarCaja: (datos) => enviar('POST /arqueos', datos),
    },
  };
};
