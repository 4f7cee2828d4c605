import { registroMudo } from '@tests/infrastructure/apoyo/registro-espia';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { crearServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { crearHttpActividadRepository } from '@/infrastructure/http/actividad/http-actividad-repository';
import { crearHttpAcudienteRepository } from '@/infrastructure/http/acudientes/http-acudiente-repository';
import { type ClienteHttp, crearClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { crearHttpConfiguracionRepository } from '@/infrastructure/http/configuracion/http-configuracion-repository';
import { crearHttpFormatoRepository } from '@/infrastructure/http/formatos/http-formato-repository';
import { crearHttpFinanzas } from '@/infrastructure/http/mensualidades/http-finanzas';
import { crearHttpGeneradorMensualidades } from '@/infrastructure/http/mensualidades/http-generador-mensualidades';
import { crearHttpLibroDeAbonos } from '@/infrastructure/http/mensualidades/http-libro-de-abonos';
import { crearHttpMensualidadRepository } from '@/infrastructure/http/mensualidades/http-mensualidad-repository';
import { crearHttpParticipanteRepository } from '@/infrastructure/http/participantes/http-participante-repository';
import { crearHttpSedeRepository } from '@/infrastructure/http/sedes/http-sede-repository';
import { crearHttpTablero } from '@/infrastructure/http/tablero/http-tablero';
import { crearHttpUsuarioRepository } from '@/infrastructure/http/usuarios/http-usuario-repository';
import type { AbrirMundo } from './mundo';

export const clienteDe = (base: string, token: () => string | null): ClienteHttp =>
  crearClienteHttp({
    base,
    fetch,
    origen: null,
    enLinea: () => true,
    token,
    alRechazarSesion: () => {},
  });

/** What an administrator's session needs to survive is left: users, sessions. */
const TABLAS =
  'abonos, mensualidades, acudientes, participantes, sedes, actividad, claves_creacion, configuracion, formatos';

/** The adapters of the browser over the real server, signed in as the administrator. */
export const abrirMundoHttp: AbrirMundo = async () => {
  const base = await abrirPGliteDePrueba();
  const servidor = await crearServidorDePrueba({ db: base.db });
  const cliente = clienteDe(`${servidor.url}/dashboard-api`, () => servidor.tokenAdmin);
  const reloj = { ahora: () => new Date() };
  return {
    participantes: crearHttpParticipanteRepository(cliente, registroMudo),
    sedes: crearHttpSedeRepository(cliente, registroMudo),
    acudientes: crearHttpAcudienteRepository(cliente, registroMudo),
    mensualidades: crearHttpMensualidadRepository(cliente, registroMudo, reloj),
    abonos: crearHttpLibroDeAbonos(cliente, registroMudo),
    generador: crearHttpGeneradorMensualidades(cliente),
    finanzas: crearHttpFinanzas(cliente),
    usuarios: crearHttpUsuarioRepository(cliente, registroMudo),
    actividad: crearHttpActividadRepository(cliente, registroMudo),
    configuracion: crearHttpConfiguracionRepository(cliente),
    formatos: crearHttpFormatoRepository(cliente, registroMudo),
    tablero: crearHttpTablero(cliente),
    vaciar: () =>
      base.ejecutarGuion(
        `truncate ${TABLAS} restart identity cascade; delete from usuarios where email like '%@ejemplo.example'`,
      ),
    cerrar: async () => {
      await servidor.cerrar();
      await base.cerrar();
    },
  };
};
