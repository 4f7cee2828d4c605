import { enMano, type PanelEnMano } from '@tests/builders/panel-en-mano';
import { imagenesDeUnLogo } from '@tests/builders/png';
import { unaParte } from '@tests/builders/un-sitio';
import { vi } from 'vitest';
import { conSalida } from '@/application/shared/con-salida';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { fechaEnBogota, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import { componerDemo } from '@/infrastructure/di/web/contenedor-demo';
import { cuentasDemo } from '@/infrastructure/di/web/cuentas-demo';
import { abrirVentanaFalsa } from '../apoyo/ventana-falsa';

const [ADMINISTRADOR, CONSULTA] = cuentasDemo.map(({ credenciales }) => credenciales);
export const CREDENCIALES = { ADMINISTRADOR, CONSULTA };

/** The demo in a window of its own, where calling any service is an error. */
export const componer = async () => {
  const ventana = abrirVentanaFalsa(() => {
    throw new Error('la demostración no llama a nadie');
  });
  const { acceso, panel } = await componerDemo(conSalida(vi.fn()));
  return { ...ventana, acceso, panel: await enMano(panel) };
};

type Escritura = (panel: PanelEnMano) => Promise<unknown>;

const unParticipante = async ({ participantes }: PanelEnMano) => {
  const { datos } = await participantes.buscar({ pagina: 1, limite: 1, estado: 'ACTIVO' });
  return datos[0] ?? Promise.reject(new Error('la demostración no tiene participantes activos'));
};
/** Of whoever is in that state, with the first thing that happened in it. */
const unaEstancia = async ({ participantes, estancias }: PanelEnMano, estado: 'ACTIVO' | 'CON_PERMISO') => {
  const { datos } = await participantes.buscar({ pagina: 1, limite: 1, estado });
  const [estancia] = await estancias.listar(datos[0]?.id ?? 0);
  if (!estancia) throw new Error('la demostración no tiene esa estancia');
  return { id: estancia.id, salida: estancia.fecha_ingreso, evento: estancia.eventos[0]?.id ?? 0 };
};
const unaMensualidad = async ({ mensualidades }: PanelEnMano, conAbonos: boolean) => {
  const { datos } = await mensualidades.listar();
  const elegida = datos.find(
    ({ estado, abonos }) => (estado === 'PENDIENTE') === !conAbonos && abonos.length > 0 === conAbonos,
  );
  return elegida ?? Promise.reject(new Error('la demostración no tiene esa mensualidad'));
};
/** Paid beyond what it owed; whoever may not do it gets the fee as it is. */
const unaPagadaDeMas = async (panel: PanelEnMano) => {
  const cobro = await unaMensualidad(panel, false);
  const fecha = cobro.fecha_vencimiento ?? '';
  const pago = { fecha, valor: cobro.saldo + 1_000, medio: 'EFECTIVO', a_favor: 1_000 };
  await panel.mensualidades.registrarAbono(cobro.id, pago).catch(() => null);
  return { ...cobro, fecha };
};
/** Somebody who owes and may be told. */
const alguienConCuenta = async ({ finanzas }: PanelEnMano): Promise<string> => {
  const cartera = await finanzas.cartera({ pagina: 1, limite: 50 });
  for (const { clave } of cartera?.datos ?? []) {
    const estado = await finanzas.estadoDePagador(clave);
    if (estado?.cuentas.some(({ informado }) => informado)) return clave;
  }
  throw new Error('la demostración no tiene a quién enviarle su cuenta');
};
const mesDeHoy = () => periodoDe(fechaEnBogota(new Date()));
const unaDeAntes = async ({ mensualidades, participantes }: PanelEnMano) => {
  const { datos } = await participantes.buscar({ pagina: 1, limite: 1, estado: 'ACTIVO' });
  const cobro = { participante_id: datos[0]?.id ?? 0, valor: 50_000, concepto: 'OTRO' };
  const creada = await mensualidades
    .crear({ ...cobro, periodo: sumarMeses(mesDeHoy(), -1) })
    .catch(() => ({ id: 0 }));
  return creada.id;
};
const registrarUnPago = async (panel: PanelEnMano) => {
  const cobro = await unaMensualidad(panel, false);
  return panel.pagos.registrar(clavePagador(cobro), {
    fecha: cobro.fecha_vencimiento ?? '',
    valor: 1_000,
    medio: 'EFECTIVO',
    partes: [{ mensualidad_id: cobro.id, valor: 1_000 }],
  });
};
const enPapelera = async ({ archivos }: PanelEnMano): Promise<string> => {
  await archivos.eliminar(`${CON_ARCHIVO}/Entrevista inicial.pdf`).catch(() => null);
  const [primera] = await archivos.listarPapelera().catch(() => []);
  return primera?.id ?? 'nada';
};
const SEDE = { nombre: 'Casa nueva', direccion: 'Calle 1 # 2-3' };
const PERSONA = { nombre: 'Zacarías Ejemplo Nuevo', telefono: '3000999999' };
const MOTIVO = { motivo: 'Una prueba' };
const ARCHIVO = { name: 'nota.txt', size: 2, type: 'text/plain', contenido: new Blob(['ok']) };
const CON_ARCHIVO = 'formatos/Ingreso/pdf';

/** One call of every write of the back-office that needs ADMINISTRADOR, as `rebanada.miembro`. */
const PUNTO = 'data:image/png;base64,iVBORw0KGgo=';

export const ESCRITURAS: Readonly<Record<string, Escritura>> = {
  'participantes.crear': (panel) => panel.participantes.crear(PERSONA),
  'participantes.actualizar': async (panel) => {
    const antes = await unParticipante(panel);
    return panel.participantes.actualizar(antes.id, { eps: 'Otra' }, antes);
  },
  'participantes.egresar': async (panel) =>
    panel.participantes.egresar(await unParticipante(panel), {
      fecha_egreso: (await unParticipante(panel)).fecha_ingreso ?? '',
      tipo_egreso: 'REMISION',
      motivo_egreso: 'Una prueba',
    }),
  'participantes.importar': (panel) => panel.participantes.importar({ filas: [PERSONA] }),
  'participantes.eliminar': async (panel) => {
    const sinNadie = (await panel.participantes.listar()).datos.find(({ id }) => id === 1);
    return panel.participantes.eliminar(sinNadie?.id ?? 0).catch(conflictoEsperado);
  },
  'estancias.registrar': async (panel) => {
    const { id, salida } = await unaEstancia(panel, 'ACTIVO');
    return panel.estancias.registrar(id, { tipo: 'PERMISO', salida });
  },
  'estancias.corregir': async (panel) => {
    const { id, evento } = await unaEstancia(panel, 'CON_PERMISO');
    return panel.estancias.corregir(id, evento, { motivo: 'Una prueba' });
  },
  'bitacora.escribir': async (panel) =>
    panel.bitacora.escribir((await unParticipante(panel)).id, { tipo: 'VISITA', texto: 'Una prueba' }),
  'sedes.crear': (panel) => panel.sedes.crear(SEDE),
  'sedes.actualizar': (panel) => panel.sedes.actualizar(1, { responsable: 'Otra persona' }),
  'sedes.eliminar': (panel) => panel.sedes.eliminar(1).catch(conflictoEsperado),
  'acudientes.crear': async (panel) =>
    panel.acudientes.crear({
      id_participante: (await unParticipante(panel)).id,
      numero_documento: '123456',
      nombres: 'Nueva',
      apellidos: 'Ejemplo',
    }),
  'acudientes.actualizar': (panel) => panel.acudientes.actualizar(1, { parentesco: 'AMIGO' }),
  'acudientes.eliminar': (panel) => panel.acudientes.eliminar(1).catch(conflictoEsperado),
  'mensualidades.crear': async (panel) =>
    panel.mensualidades.crear({
      participante_id: (await unParticipante(panel)).id,
      valor: 50_000,
      concepto: 'OTRO',
    }),
  'mensualidades.actualizar': async (panel) =>
    panel.mensualidades.actualizar((await unaMensualidad(panel, false)).id, { observaciones: 'Revisada' }),
  'mensualidades.registrarAbono': async (panel) => {
    const { id, fecha_vencimiento } = await unaMensualidad(panel, false);
    const datos = { fecha: fecha_vencimiento ?? '', valor: 1_000, medio: 'EFECTIVO' };
    return panel.mensualidades.registrarAbono(id, datos);
  },
  'mensualidades.anularAbono': async (panel) => {
    const { id, abonos } = await unaMensualidad(panel, true);
    return panel.mensualidades.anularAbono(id, abonos.find((a) => !a.anulado_en)?.id ?? 0, MOTIVO);
  },
  'mensualidades.corregirSedeDePago': async (panel) => {
    const { id, abonos } = await unaMensualidad(panel, true);
    const suyo = abonos.find((a) => !a.anulado_en);
    const otra = (await panel.sedes.listar()).datos.find((sede) => sede.id !== suyo?.sede_id);
    return panel.mensualidades.corregirSedeDePago(id, suyo?.id ?? 0, { sede_id: otra?.id ?? 0 });
  },
  'mensualidades.generar': (panel) => panel.mensualidades.generar({ periodo: '2026-11' }),
  'mensualidades.exonerar': async (panel) =>
    panel.mensualidades.exonerar(await unaMensualidad(panel, false), MOTIVO),
  'mensualidades.anular': async (panel) =>
    panel.mensualidades.anular(await unaMensualidad(panel, false), MOTIVO),
  'mensualidades.reactivar': async (panel) => {
    const cobro = await unaMensualidad(panel, false);
    const exonerada = await panel.mensualidades.exonerar(cobro, MOTIVO).catch(() => cobro);
    return panel.mensualidades.reactivar(exonerada);
  },
  'saldosAFavor.aplicar': async (panel) => {
    const { id, participante_id, id_acudiente } = await unaPagadaDeMas(panel);
    const otra = await panel.mensualidades
      .crear({ participante_id, id_acudiente, valor: 50_000, concepto: 'OTRO' })
      .catch(() => ({ id }));
    return panel.saldosAFavor.aplicar(otra.id, { valor: 500 });
  },
  'saldosAFavor.devolver': async (panel) => {
    const cobro = await unaPagadaDeMas(panel);
    const datos = { fecha: cobro.fecha, valor: 500, medio: 'EFECTIVO', ...MOTIVO };
    return panel.saldosAFavor.devolver(clavePagador(cobro), datos);
  },
  'saldosAFavor.anularDevolucion': async (panel) => {
    const cobro = await unaPagadaDeMas(panel);
    const clave = clavePagador(cobro);
    const datos = { fecha: cobro.fecha, valor: 500, medio: 'EFECTIVO', ...MOTIVO };
    const suya = await panel.saldosAFavor.devolver(clave, datos).catch(() => null);
    return panel.saldosAFavor.anularDevolucion(clave, suya?.movimientos.at(-1)?.id ?? 0, MOTIVO);
  },
  'saldosAFavor.corregirSedeDeDevolucion': async (panel) => {
    const cobro = await unaPagadaDeMas(panel);
    const clave = clavePagador(cobro);
    const datos = { fecha: cobro.fecha, valor: 500, medio: 'EFECTIVO', ...MOTIVO };
    const suya = await panel.saldosAFavor.devolver(clave, datos).catch(() => null);
    const devuelta = suya?.movimientos.at(-1);
    const otra = (await panel.sedes.listar()).datos.find((sede) => sede.id !== devuelta?.sede_id);
    return panel.saldosAFavor.corregirSedeDeDevolucion(clave, devuelta?.id ?? 0, { sede_id: otra?.id ?? 0 });
  },
  'cobranza.registrar': async (panel) => {
    const clave = clavePagador(await unaMensualidad(panel, false));
    const momento = new Date(Date.now() - 60_000).toISOString();
    return panel.cobranza.registrar(clave, { canal: 'LLAMADA', resultado: 'CONTESTO', momento });
  },
  'cobranza.cambiarCanal': async (panel) => {
    const clave = clavePagador(await unaMensualidad(panel, false));
    const datos = { canal: 'CORREO', autorizado_en: '2026-01-10', medio: 'FIRMADO' };
    return panel.cobranza.cambiarCanal(clave, datos);
  },
  'enlacesDeCuenta.crear': async (panel) => panel.enlacesDeCuenta.crear(await alguienConCuenta(panel)),
  'enlacesDeCuenta.revocar': async (panel) => {
    const clave = await alguienConCuenta(panel);
    const creado = await panel.enlacesDeCuenta.crear(clave).catch(() => null);
    return panel.enlacesDeCuenta.revocar(creado?.enlace.id ?? 1);
  },
  'mensualidades.ajustar': async (panel) => {
    const id = await unaDeAntes(panel);
    await panel.cierres.cerrar({ periodo: sumarMeses(mesDeHoy(), -1) }).catch(() => null);
    return panel.mensualidades.ajustar(id || 1, { valor: 500, ...MOTIVO });
  },
  'cierres.cerrar': (panel) => panel.cierres.cerrar({ periodo: sumarMeses(mesDeHoy(), -1) }),
  'cierres.reabrir': async (panel) => {
    const periodo = sumarMeses(mesDeHoy(), -1);
    await panel.cierres.cerrar({ periodo }).catch(() => null);
    return panel.cierres.reabrir(periodo, MOTIVO);
  },
  'cierres.guardarArqueo': (panel) => {
    const hoy = `${mesDeHoy()}-01`;
    return panel.cierres.guardarArqueo({ desde: hoy, hasta: hoy, contado: 1_000 });
  },
  'pagos.registrar': (panel) => registrarUnPago(panel),
  'pagos.anular': async (panel) => panel.pagos.anular((await registrarUnPago(panel)).id, MOTIVO),
  'usuarios.crear': (panel) =>
    panel.usuarios.crear({ email: 'otra@fundacion.example', password: 'una clave larga', rol: 'CONSULTA' }),
  'usuarios.actualizar': (panel) => panel.usuarios.actualizar(4, { rol: 'ADMINISTRADOR' }),
  'usuarios.ponerProvisional': (panel) =>
    panel.usuarios.ponerProvisional(4, {
      password: 'k7mq-zz23-p8rt-wxyd',
      contrasena_propia: 'demostracion',
    }),
  'usuarios.eliminar': (panel) => panel.usuarios.eliminar(5),
  'archivos.subir': (panel) => panel.archivos.subir('formatos', ARCHIVO),
  'archivos.crearCarpeta': (panel) => panel.archivos.crearCarpeta('Nueva', 'formatos'),
  'archivos.renombrarArchivo': (panel) =>
    panel.archivos.renombrarArchivo('Entrevista inicial.pdf', 'Entrevista.pdf', CON_ARCHIVO),
  'archivos.renombrarCarpeta': (panel) => panel.archivos.renombrarCarpeta('Egreso', 'Salida', 'formatos'),
  'archivos.eliminar': (panel) => panel.archivos.eliminar(`${CON_ARCHIVO}/Entrevista inicial.pdf`),
  'archivos.eliminarCarpeta': (panel) => panel.archivos.eliminarCarpeta('formatos/Ingreso'),
  'archivos.restaurar': async (panel) => panel.archivos.restaurar(await enPapelera(panel)),
  'archivos.eliminarDePapelera': async (panel) => panel.archivos.eliminarDePapelera(await enPapelera(panel)),
  'archivos.reservarCarpeta': (panel) => panel.archivos.reservarCarpeta('formatos/Ingreso', true),
  'revision.decidir': async ({ revision }) => {
    const [hallazgo] = (await revision.obtener())?.hallazgos ?? [];
    return revision.decidir({ clave: hallazgo?.clave, dejar: true });
  },
  'configuracion.guardarLogo': async (panel) => {
    await panel.configuracion.guardarLogo(imagenesDeUnLogo());
  },
  'configuracion.quitarLogo': (panel) => panel.configuracion.quitarLogo(),
  'configuracion.actualizar': (panel) => panel.configuracion.actualizar({ dia_pago: 8 }),
  'sitio.guardarBorrador': (panel) => panel.sitio.guardarBorrador({ portada: unaParte('portada') }),
  'sitio.subirFoto': (panel) => panel.sitio.subirFoto(PUNTO).catch(sinServidorEsperado),
  'sitio.pedirVistaPrevia': (panel) => panel.sitio.pedirVistaPrevia('inicio').catch(sinServidorEsperado),
  'sitio.publicar': async (panel) => panel.sitio.publicar({ version: await conBorradorDelSitio(panel) }),
  'sitio.volver': async (panel) => {
    await panel.sitio.publicar({ version: await conBorradorDelSitio(panel) });
    const { version } = await panel.sitio.publicar({
      version: await conBorradorDelSitio(panel, 'Otra frase'),
    });
    return panel.sitio.volver(1, { version });
  },
  'formatos.crear': async (panel) => panel.formatos.crear(await comoBorrador(panel)),
  'formatos.actualizar': async (panel) => {
    const [primera] = (await panel.formatos.listar()) ?? [];
    return panel.formatos.actualizar(primera?.id ?? 0, { estado: 'OBSOLETO' });
  },
  'fotos.guardar': async (panel) => {
    await panel.participantes.actualizar(1, {
      autorizacion_datos: { otorgada: true, fecha: '2026-01-10', medio: 'ESCRITO' },
    });
    await panel.fotos.guardar(1, { imagen: PUNTO, miniatura: PUNTO });
  },
  'fotos.quitar': (panel) => panel.fotos.quitar(1),
  'formatos.recibirPapel': (panel) => panel.formatos.recibirPapel(1, 'REGLAMENTO', {}),
  'formatos.retirarPapel': async (panel) => {
    await panel.formatos.recibirPapel(1, 'REGLAMENTO', {});
    return panel.formatos.retirarPapel(1, 'REGLAMENTO');
  },
  'formatos.eliminar': async (panel) => {
    const { id } = await panel.formatos.crear(await comoBorrador(panel));
    return panel.formatos.eliminar(id);
  },
};

const conBorradorDelSitio = async ({ sitio }: PanelEnMano, frase = 'Una frase'): Promise<number> =>
  (await sitio.guardarBorrador({ portada: unaParte('portada', { frase }) })).version;

const comoBorrador = async ({ formatos }: PanelEnMano) => {
  const [primera] = (await formatos.listar()) ?? [];
  const completa = await formatos.obtener(primera?.id ?? 0);
  if (!completa) throw new Error('la demostración no tiene plantillas');
  const { codigo, nombre, categoria, contenido } = completa;
  return { codigo, nombre, categoria, contenido };
};

/** What only a server does is refused too, and says why. */
const sinServidorEsperado = (error: { codigo?: string }): unknown => {
  if (error.codigo === 'NO_DISPONIBLE') return null;
  throw error;
};

/** Somebody who others depend on stays: a refusal of the rules is an answer too, a refusal for the role is not. */
const conflictoEsperado = (error: { codigo?: string }): unknown => {
  if (error.codigo === 'CONFLICTO') return null;
  throw error;
};
