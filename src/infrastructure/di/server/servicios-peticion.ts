import { actualizarAcudiente } from '@/application/acudientes/actualizar-acudiente';
import { crearAcudiente } from '@/application/acudientes/crear-acudiente';
import { eliminarAcudiente } from '@/application/acudientes/eliminar-acudiente';
import { actualizarConfiguracion } from '@/application/configuracion/actualizar-configuracion';
import {
  crearFundacionEmisora,
  crearLectorCobroPorDefecto,
  crearLectorDatosFundacion,
} from '@/application/configuracion/datos-fundacion.port';
import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { anularAbono } from '@/application/mensualidades/anular-abono';
import { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import { generarMensualidades } from '@/application/mensualidades/generar-mensualidades';
import { imprimirEstadoDeCuenta } from '@/application/mensualidades/imprimir-estado-de-cuenta';
import { imprimirEstadoDePagador } from '@/application/mensualidades/imprimir-estado-de-pagador';
import { imprimirRecibo } from '@/application/mensualidades/imprimir-recibo';
import { registrarAbono } from '@/application/mensualidades/registrar-abono';
import { usarSaldoAFavor } from '@/application/mensualidades/usar-saldo-a-favor';
import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import { crearParticipante } from '@/application/participantes/crear-participante';
import { eliminarParticipante } from '@/application/participantes/eliminar-participante';
import { importarParticipantes } from '@/application/participantes/importar-participantes';
import { decidirHallazgo } from '@/application/revision/decidir-hallazgo';
import { actualizarSede } from '@/application/sedes/actualizar-sede';
import { crearSede } from '@/application/sedes/crear-sede';
import { eliminarSede } from '@/application/sedes/eliminar-sede';
import type { ActorPeticion, ServiciosPeticion } from '@/application/servicios/servicios-servidor';
import { cambiarContrasenaPropia } from '@/application/sesion/cambiar-contrasena-propia';
import { cerrarSesionesPropias } from '@/application/sesion/cerrar-sesiones-propias';
import type { HashContrasena } from '@/application/shared/hash-contrasena.port';
import type { Identidad } from '@/application/shared/identidad.port';
import type { Permisos } from '@/application/shared/permisos.port';
import { actualizarUsuario } from '@/application/usuarios/actualizar-usuario';
import { crearUsuario } from '@/application/usuarios/crear-usuario';
import { eliminarUsuario } from '@/application/usuarios/eliminar-usuario';
import { ponerContrasenaProvisional } from '@/application/usuarios/poner-contrasena-provisional';
import { rolAlcanza } from '@/domain/shared/rol';
import { contrasenasComunesListadas } from '@/infrastructure/crypto/contrasenas-comunes-listadas';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import { SISTEMA } from '@/infrastructure/di/server/actor-sistema';
import { alPedirlas } from '@/infrastructure/di/server/al-pedirlas';
import { crearServiciosFormatos } from '@/infrastructure/di/server/servicios-formatos';
import { imprentaPdf } from '@/infrastructure/pdf/mensualidades/imprenta-pdf';
import { postgresActividadRepository } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresAuditoria } from '@/infrastructure/postgres/actividad/postgres-auditoria';
import { postgresAcudienteRepository } from '@/infrastructure/postgres/acudientes/postgres-acudiente-repository';
import { nombreDeLaFundacion } from '@/infrastructure/postgres/configuracion/nombre-de-la-fundacion';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresFinanzas } from '@/infrastructure/postgres/mensualidades/postgres-finanzas';
import { postgresGeneradorMensualidades } from '@/infrastructure/postgres/mensualidades/postgres-generador-mensualidades';
import { postgresLibroDeAbonos } from '@/infrastructure/postgres/mensualidades/postgres-libro-de-abonos';
import { postgresMensualidadRepository } from '@/infrastructure/postgres/mensualidades/postgres-mensualidad-repository';
import { postgresSaldosAFavor } from '@/infrastructure/postgres/mensualidades/postgres-saldos-a-favor';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';
import { postgresRevisionDeDatos } from '@/infrastructure/postgres/revision/postgres-revision-de-datos';
import { postgresSedeRepository } from '@/infrastructure/postgres/sedes/postgres-sede-repository';
import { postgresCuentas } from '@/infrastructure/postgres/sesion/postgres-cuentas';
import { postgresSesionesPropias } from '@/infrastructure/postgres/sesion/postgres-sesiones-propias';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';
import { postgresTablero } from '@/infrastructure/postgres/tablero/postgres-tablero';
import { postgresUsuarioRepository } from '@/infrastructure/postgres/usuarios/postgres-usuario-repository';

const permisosDe = ({ rol }: ActorPeticion): Permisos => ({
  alcanza: async (requerido) => rolAlcanza(rol, requerido),
});

/** What whoever runs the machine sets there is theirs to choose. */
const delSistema = ({ id }: ActorPeticion): boolean => id === SISTEMA.id;

const identidadDe = ({ id }: ActorPeticion): Identidad => ({ idUsuario: () => id });

interface Peticion {
  actor: ActorPeticion;
  contexto: Contexto;
  contrasenas: HashContrasena;
}

const repositoriosDe = alPedirlas<Peticion>()({
  configuracion: ({ contexto }) => postgresConfiguracionRepository(contexto),
  participantes: ({ contexto }) => postgresParticipanteRepository(contexto),
  sedes: ({ contexto }) => postgresSedeRepository(contexto),
  acudientes: ({ contexto }) => postgresAcudienteRepository(contexto),
  mensualidades: ({ contexto }) => postgresMensualidadRepository(contexto),
  abonos: ({ contexto }) => postgresLibroDeAbonos(contexto),
  saldosAFavor: ({ contexto }) => postgresSaldosAFavor(contexto),
  finanzas: ({ contexto }) => postgresFinanzas(contexto),
  usuarios: ({ contexto, contrasenas }) => postgresUsuarioRepository(contexto, contrasenas),
  guardadas: ({ contexto }) => postgresContrasenas(contexto),
  propias: ({ contexto }) => postgresSesionesPropias(contexto),
});

const conRepositorios = (peticion: Peticion) => {
  const { actor, contexto, contrasenas } = peticion;
  const repositorios = repositoriosDe(peticion);
  return { actor, contexto, contrasenas, reloj: contexto.reloj, permisos: permisosDe(actor), repositorios };
};

type Base = ReturnType<typeof conRepositorios>;

const papelesDe = ({ repositorios: { configuracion } }: Base) => ({
  imprenta: imprentaPdf,
  fundacion: crearFundacionEmisora(configuracion),
});

const serviciosDe = alPedirlas<Base>()({
  participantes: ({ permisos, reloj, repositorios: { participantes } }) => ({
    ...participantes,
    crear: crearParticipante({ participantes, permisos, reloj }),
    actualizar: actualizarParticipante({ participantes, permisos, reloj }),
    importar: importarParticipantes({ participantes, permisos, reloj }),
    eliminar: eliminarParticipante({ participantes, permisos }),
  }),
  sedes: ({ permisos, repositorios: { sedes } }) => ({
    ...sedes,
    crear: crearSede({ sedes, permisos }),
    actualizar: actualizarSede({ sedes, permisos }),
    eliminar: eliminarSede({ sedes, permisos }),
  }),
  acudientes: ({ permisos, repositorios: { acudientes } }) => ({
    ...acudientes,
    crear: crearAcudiente({ acudientes, permisos }),
    actualizar: actualizarAcudiente({ acudientes, permisos }),
    eliminar: eliminarAcudiente({ acudientes, permisos }),
  }),
  mensualidades: ({ contexto, permisos, reloj, repositorios }) => {
    const { mensualidades, participantes, abonos, configuracion } = repositorios;
    const cobro = crearLectorCobroPorDefecto(configuracion);
    return {
      ...mensualidades,
      crear: crearMensualidad({ mensualidades, participantes, cobro, permisos, reloj }),
      actualizar: actualizarMensualidad({ mensualidades, permisos }),
      registrarAbono: registrarAbono({ abonos, permisos }),
      anularAbono: anularAbono({ abonos, permisos }),
      generar: generarMensualidades({
        generador: postgresGeneradorMensualidades(contexto, cobro),
        permisos,
      }),
    };
  },
  abonos: ({ repositorios }) => repositorios.abonos,
  saldosAFavor: ({ permisos, repositorios: { saldosAFavor } }) => ({
    obtener: saldosAFavor.obtener,
    ...usarSaldoAFavor({ saldosAFavor, permisos }),
  }),
  finanzas: ({ repositorios }) => repositorios.finanzas,
  imprimirRecibo: (base) => {
    const { mensualidades, participantes, acudientes } = base.repositorios;
    return imprimirRecibo({ mensualidades, participantes, acudientes, ...papelesDe(base) });
  },
  imprimirEstadoDeCuenta: (base) =>
    imprimirEstadoDeCuenta({ finanzas: base.repositorios.finanzas, ...papelesDe(base) }),
  imprimirEstadoDePagador: (base) =>
    imprimirEstadoDePagador({ finanzas: base.repositorios.finanzas, ...papelesDe(base) }),
  usuarios: ({ contexto, actor, contrasenas, permisos, repositorios: { usuarios, guardadas } }) => {
    const identidad = identidadDe(actor);
    const comunes = delSistema(actor) ? undefined : contrasenasComunesListadas(nombreDeLaFundacion(contexto));
    const esPropia = async (contrasena: string) =>
      contrasenas.coincide(contrasena, await guardadas.hashDe(actor.id));
    return {
      ...usuarios,
      crear: crearUsuario({ usuarios, permisos, comunes }),
      actualizar: actualizarUsuario({ usuarios, permisos, identidad, esPropia }),
      ponerProvisional: ponerContrasenaProvisional({ usuarios, permisos, identidad, esPropia, comunes }),
      eliminar: eliminarUsuario({ usuarios, permisos, identidad }),
    };
  },
  cuentas: ({ contexto }) => postgresCuentas(contexto),
  sesionesPropias: ({ repositorios }) => repositorios.propias,
  cerrarSesionesPropias: ({ contrasenas, repositorios: { guardadas, propias } }) =>
    cerrarSesionesPropias({ guardadas, propias, contrasenas }),
  cambiarContrasena: ({ contexto, contrasenas, repositorios: { guardadas } }) =>
    cambiarContrasenaPropia({
      guardadas,
      contrasenas,
      tokens: tokensAleatorios,
      comunes: contrasenasComunesListadas(nombreDeLaFundacion(contexto)),
    }),
  configuracion: ({ permisos, repositorios: { configuracion } }) => ({
    obtener: configuracion.obtener,
    actualizar: actualizarConfiguracion({ configuracion, permisos }),
  }),
  formatos: ({ contexto, permisos, repositorios }) => {
    const { participantes, acudientes, sedes, finanzas, configuracion } = repositorios;
    const fundacion = crearLectorDatosFundacion(configuracion);
    return crearServiciosFormatos(contexto, permisos, {
      participantes,
      acudientes,
      sedes,
      finanzas,
      fundacion,
    });
  },
  tablero: ({ contexto, repositorios }) => postgresTablero(contexto, repositorios.participantes),
  revision: ({ contexto, permisos }) => {
    const revision = postgresRevisionDeDatos(contexto);
    return { obtener: revision.obtener, decidir: decidirHallazgo({ revision, permisos }) };
  },
  actividad: ({ contexto }) => postgresActividadRepository(contexto),
  auditoria: ({ contexto }) => postgresAuditoria(contexto),
});

/** The same use-cases as the browser, over one database or transaction and one person. */
export const serviciosPeticion = (
  actor: ActorPeticion,
  contexto: Contexto,
  contrasenas: HashContrasena,
): ServiciosPeticion => serviciosDe(conRepositorios({ actor, contexto, contrasenas }));
