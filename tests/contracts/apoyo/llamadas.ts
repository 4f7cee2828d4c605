import { unAcudiente } from '@tests/builders/un-acudiente';
import { unFormato } from '@tests/builders/un-formato';
import { unParticipante } from '@tests/builders/un-participante';
import { unUsuario } from '@tests/builders/un-usuario';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import type { Repositorios } from './mundo';

const PAGINA = { pagina: 1, limite: 10 };
const CLAVE = { clave: 'clave-de-prueba' };

/** One call to each method of each repository, by its name. */
export const LLAMADAS: Readonly<Record<string, (mundo: Repositorios) => Promise<unknown>>> = {
  'participantes.listar': (m) => m.participantes.listar(),
  'participantes.buscar': (m) => m.participantes.buscar(PAGINA),
  'participantes.obtener': (m) => m.participantes.obtener(1),
  'participantes.crear': (m) => m.participantes.crear(unParticipante().datos(), CLAVE),
  'participantes.actualizar': (m) => m.participantes.actualizar(1, { municipio: 'Bello' }),
  'participantes.importar': (m) =>
    m.participantes.importar([unParticipante().datos()], { simular: false, ...CLAVE }),
  'participantes.eliminar': (m) => m.participantes.eliminar(1),
  'sedes.listar': (m) => m.sedes.listar(),
  'sedes.buscar': (m) => m.sedes.buscar(PAGINA),
  'sedes.obtener': (m) => m.sedes.obtener(1),
  'sedes.crear': (m) => m.sedes.crear(unaSede().datos(), CLAVE),
  'sedes.actualizar': (m) => m.sedes.actualizar(1, { municipio: 'Bello' }),
  'sedes.eliminar': (m) => m.sedes.eliminar(1),
  'acudientes.listar': (m) => m.acudientes.listar(),
  'acudientes.listarDeParticipante': (m) => m.acudientes.listarDeParticipante(1),
  'acudientes.buscar': (m) => m.acudientes.buscar(PAGINA),
  'acudientes.obtener': (m) => m.acudientes.obtener(1),
  'acudientes.crear': (m) => m.acudientes.crear(unAcudiente().de(1).datos(), CLAVE),
  'acudientes.actualizar': (m) => m.acudientes.actualizar(1, { direccion: 'Calle 1' }),
  'acudientes.eliminar': (m) => m.acudientes.eliminar(1),
  'mensualidades.listar': (m) => m.mensualidades.listar(),
  'mensualidades.buscar': (m) => m.mensualidades.buscar(PAGINA),
  'mensualidades.obtener': (m) => m.mensualidades.obtener(1),
  'mensualidades.crear': (m) => m.mensualidades.crear(unaMensualidad().de(1).datos(), CLAVE),
  'mensualidades.actualizar': (m) => m.mensualidades.actualizar(1, { valor: 1_000 }, 'PENDIENTE'),
  'abonos.registrar': (m) =>
    m.abonos.registrar(1, { fecha: '2026-11-10', valor: 1_000, medio: 'EFECTIVO' }, CLAVE),
  'abonos.anular': (m) => m.abonos.anular(1, 1, 'Se repitió'),
  'abonos.recibo': (m) => m.abonos.recibo(1, 1),
  'abonos.buscar': (m) => m.abonos.buscar(PAGINA),
  'generador.generar': (m) => m.generador.generar({ periodo: '2026-11', simular: false }),
  'finanzas.cartera': (m) => m.finanzas.cartera(PAGINA),
  'finanzas.recaudo': (m) => m.finanzas.recaudo({ desde: '2026-11-01', hasta: '2026-11-30' }),
  'finanzas.tendencia': (m) => m.finanzas.tendencia(),
  'finanzas.estadoDeCuenta': (m) => m.finanzas.estadoDeCuenta(1),
  'usuarios.listar': (m) => m.usuarios.listar(),
  'usuarios.obtener': (m) => m.usuarios.obtener(1),
  'usuarios.crear': (m) => m.usuarios.crear(unUsuario().datos(), CLAVE),
  'usuarios.actualizar': (m) => m.usuarios.actualizar(1, { displayName: 'Ana' }),
  'usuarios.eliminar': (m) => m.usuarios.eliminar(1),
  'actividad.listarDe': (m) => m.actividad.listarDe('sede', 1),
  'actividad.buscar': (m) => m.actividad.buscar(PAGINA),
  'configuracion.obtener': (m) => m.configuracion.obtener(),
  'configuracion.actualizar': (m) => m.configuracion.actualizar({ municipio: 'Bello' }),
  'formatos.listar': (m) => m.formatos.listar(),
  'formatos.obtener': (m) => m.formatos.obtener(1),
  'formatos.crear': (m) => m.formatos.crear(unFormato().datos(), CLAVE),
  'formatos.actualizar': (m) => m.formatos.actualizar(1, { nombre: 'Otro' }),
  'formatos.eliminar': (m) => m.formatos.eliminar(1),
  'tablero.estadisticas': (m) => m.tablero.estadisticas(),
  'tablero.resumen': (m) => m.tablero.resumen(),
  'revision.obtener': (m) => m.revision.obtener(),
  'revision.decidir': (m) => m.revision.decidir('VALOR_PEQUENO mensualidad-1 valor-850', true),
};
