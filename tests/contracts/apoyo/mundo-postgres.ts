import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import { crearFundacionEmisora } from '@/application/configuracion/datos-fundacion.port';
import { argon2HashContrasena } from '@/infrastructure/crypto/argon2-hash-contrasena';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import { postgresActividadRepository } from '@/infrastructure/postgres/actividad/postgres-actividad-repository';
import { postgresAcudienteRepository } from '@/infrastructure/postgres/acudientes/postgres-acudiente-repository';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresFormatoRepository } from '@/infrastructure/postgres/formatos/postgres-formato-repository';
import { postgresPapelesRecibidos } from '@/infrastructure/postgres/formatos/postgres-papeles-recibidos';
import { postgresLibroDeArqueos } from '@/infrastructure/postgres/mensualidades/cierres/postgres-libro-de-arqueos';
import { postgresLibroDeCierres } from '@/infrastructure/postgres/mensualidades/cierres/postgres-libro-de-cierres';
import { postgresLibroDeCobranza } from '@/infrastructure/postgres/mensualidades/cobranza/postgres-libro-de-cobranza';
import { postgresEnlacesDeCuenta } from '@/infrastructure/postgres/mensualidades/postgres-enlaces-de-cuenta';
import { postgresFinanzas } from '@/infrastructure/postgres/mensualidades/postgres-finanzas';
import { postgresGeneradorMensualidades } from '@/infrastructure/postgres/mensualidades/postgres-generador-mensualidades';
import { postgresLibroDeAbonos } from '@/infrastructure/postgres/mensualidades/postgres-libro-de-abonos';
import { postgresMensualidadRepository } from '@/infrastructure/postgres/mensualidades/postgres-mensualidad-repository';
import { postgresPagos } from '@/infrastructure/postgres/mensualidades/postgres-pagos';
import { postgresSaldosAFavor } from '@/infrastructure/postgres/mensualidades/postgres-saldos-a-favor';
import { postgresFotosDeParticipantes } from '@/infrastructure/postgres/participantes/postgres-fotos-de-participantes';
import { postgresLibroDeEstancias } from '@/infrastructure/postgres/participantes/postgres-libro-de-estancias';
import { postgresLibroDeNovedades } from '@/infrastructure/postgres/participantes/postgres-libro-de-novedades';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';
import { postgresRevisionDeDatos } from '@/infrastructure/postgres/revision/postgres-revision-de-datos';
import { postgresSedeRepository } from '@/infrastructure/postgres/sedes/postgres-sede-repository';
import { postgresSitioRepository } from '@/infrastructure/postgres/sitio/postgres-sitio-repository';
import { postgresTablero } from '@/infrastructure/postgres/tablero/postgres-tablero';
import { postgresUsuarioRepository } from '@/infrastructure/postgres/usuarios/postgres-usuario-repository';
import type { AbrirMundo } from './mundo';

const ACTOR = { id: 0, email: 'admin@ejemplo.example', origen: null };

/** The repositories of the server, straight over a database. */
export const mundoSobre =
  (abrir: () => Promise<BaseDatosAbierta>): AbrirMundo =>
  async () => {
    const base = await abrir();
    const contexto = { db: base.db, actor: ACTOR, reloj: { ahora: () => new Date() } };
    const configuracion = postgresConfiguracionRepository(contexto);
    return {
      participantes: postgresParticipanteRepository(contexto),
      estancias: postgresLibroDeEstancias(contexto),
      fotos: postgresFotosDeParticipantes(contexto),
      novedades: postgresLibroDeNovedades(contexto),
      sedes: postgresSedeRepository(contexto),
      acudientes: postgresAcudienteRepository(contexto),
      mensualidades: postgresMensualidadRepository(contexto),
      abonos: postgresLibroDeAbonos(contexto, crearFundacionEmisora(configuracion)),
      saldosAFavor: postgresSaldosAFavor(contexto, crearFundacionEmisora(configuracion)),
      enlaces: postgresEnlacesDeCuenta(contexto, tokensAleatorios),
      pagos: postgresPagos(contexto, crearFundacionEmisora(configuracion)),
      generador: postgresGeneradorMensualidades(contexto),
      finanzas: postgresFinanzas(contexto),
      cobranza: postgresLibroDeCobranza(contexto),
      cierres: postgresLibroDeCierres(contexto),
      arqueos: postgresLibroDeArqueos(contexto),
      usuarios: postgresUsuarioRepository(contexto, argon2HashContrasena()),
      actividad: postgresActividadRepository(contexto),
      configuracion,
      sitio: postgresSitioRepository(contexto),
      formatos: postgresFormatoRepository(contexto),
      papeles: postgresPapelesRecibidos(contexto),
      tablero: postgresTablero(contexto, postgresParticipanteRepository(contexto)),
      revision: postgresRevisionDeDatos(contexto),
      vaciar: () => vaciar(base),
      cerrar: () => base.cerrar(),
    };
  };
