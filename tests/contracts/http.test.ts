import { registroMudo } from '@tests/infrastructure/apoyo/registro-espia';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { ADMIN, CONSULTA, crearServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import type { Sesion } from '@/domain/sesion/sesion';
import { crearHttpAutenticacion } from '@/infrastructure/http/sesion/http-autenticacion';
import { crearHttpMisSesiones } from '@/infrastructure/http/sesion/http-mis-sesiones';
import { abrirMundoHttp, clienteDe } from './apoyo/mundo-http';
import { type AutenticacionBajoPrueba, contratoAutenticacion } from './sesion/contrato-autenticacion';
import { contratoMisSesiones, type MisSesionesBajoPrueba } from './sesion/contrato-mis-sesiones';
import { contratoDeTodosLosRepositorios } from './todos-los-repositorios';

contratoDeTodosLosRepositorios('HTTP sobre el servidor', abrirMundoHttp);

contratoAutenticacion('HTTP sobre el servidor', async (): Promise<AutenticacionBajoPrueba> => {
  const base = await abrirPGliteDePrueba();
  const servidor = await crearServidorDePrueba({ db: base.db });
  let actual: Sesion | null = null;
  return {
    autenticacion: crearHttpAutenticacion(clienteDe(`${servidor.url}/auth-api`, () => actual?.token ?? null)),
    administrador: ADMIN,
    consulta: CONSULTA,
    usar: (sesion) => {
      actual = sesion;
    },
    cerrar: async () => {
      await servidor.cerrar();
      await base.cerrar();
    },
  };
});

contratoMisSesiones('HTTP sobre el servidor', async (): Promise<MisSesionesBajoPrueba> => {
  const base = await abrirPGliteDePrueba();
  const servidor = await crearServidorDePrueba({ db: base.db });
  const cliente = clienteDe(`${servidor.url}/auth-api`, () => servidor.tokenConsulta);
  return {
    misSesiones: crearHttpMisSesiones(cliente, registroMudo),
    password: CONSULTA.password,
    cerrar: async () => {
      await servidor.cerrar();
      await base.cerrar();
    },
  };
});
