import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import {
  esquemaCambioNombre,
  esquemaCarpetaNueva,
  esquemaIdPapelera,
  esquemaPedidoSubida,
  esquemaReserva,
  esquemaRutaPedida,
} from '@/domain/archivos/pedidos-archivos';
import { validarRuta } from '@/domain/archivos/ruta-archivo';
import { analizar } from '@/domain/shared/analizar';
import { consultaRuta } from '@/server/http/consulta/esquemas-consulta';
import { exigirActor, type Manejadores, ok, type Peticion, SIN_CONTENIDO } from '@/server/http/manejador';

const deQuien = (peticion: Peticion, { archivos }: ServiciosServidor) => archivos.de(exigirActor(peticion));

/** Whole, so that a client on another origin uses it as it is. Where it is asked at is no part of the signature. */
const firmada = ({ direccion }: Peticion, consulta: string) =>
  ok({ signedUrl: `${direccion}/dashboard-api/storage/object?${consulta}` });

/** Specification §7, storage calls, with those of ours: download-url, rename-file, reserve-folder and the bin. */
export const manejadoresArchivos: Manejadores = {
  'GET /storage/list': async (peticion, servicios) => {
    const { path } = analizar(consultaRuta, { ...peticion.query });
    return ok(await deQuien(peticion, servicios).listar(validarRuta(path)));
  },
  'GET /storage/download-url': async (peticion, servicios) => {
    const { path } = analizar(consultaRuta, { ...peticion.query });
    return firmada(peticion, await deQuien(peticion, servicios).firmar.descarga(path));
  },
  'POST /storage/upload-url': async (peticion, servicios) => {
    const { path, fileName, contentType, ifExists } = analizar(esquemaPedidoSubida, peticion.cuerpo);
    const { firmar } = deQuien(peticion, servicios);
    return firmada(peticion, await firmar.subida(path, fileName, contentType, ifExists ?? ''));
  },
  'POST /storage/delete-url': async (peticion, servicios) => {
    const { path } = analizar(esquemaRutaPedida, peticion.cuerpo);
    return firmada(peticion, await deQuien(peticion, servicios).firmar.eliminacion(path));
  },
  'POST /storage/create-folder': async (peticion, servicios) => {
    const { name, parentPath } = analizar(esquemaCarpetaNueva, peticion.cuerpo);
    await deQuien(peticion, servicios).crearCarpeta(name, parentPath);
    return { estado: 201 };
  },
  'POST /storage/rename-folder': async (peticion, servicios) => {
    const { oldName, newName, parentPath } = analizar(esquemaCambioNombre, peticion.cuerpo);
    await deQuien(peticion, servicios).renombrarCarpeta(oldName, newName, parentPath);
    return SIN_CONTENIDO;
  },
  'POST /storage/rename-file': async (peticion, servicios) => {
    const { oldName, newName, parentPath } = analizar(esquemaCambioNombre, peticion.cuerpo);
    await deQuien(peticion, servicios).renombrarArchivo(oldName, newName, parentPath);
    return SIN_CONTENIDO;
  },
  'POST /storage/delete-folder': async (peticion, servicios) => {
    const { path } = analizar(esquemaRutaPedida, peticion.cuerpo);
    await deQuien(peticion, servicios).eliminarCarpeta(path);
    return SIN_CONTENIDO;
  },
  'POST /storage/reserve-folder': async (peticion, servicios) => {
    const { path, reserved } = analizar(esquemaReserva, peticion.cuerpo);
    await deQuien(peticion, servicios).reservarCarpeta(path, reserved);
    return SIN_CONTENIDO;
  },
  'GET /storage/trash': async (peticion, servicios) =>
    ok({ data: await deQuien(peticion, servicios).listarPapelera() }),
  'POST /storage/trash/restore': async (peticion, servicios) => {
    const { id } = analizar(esquemaIdPapelera, peticion.cuerpo);
    return ok({ path: await deQuien(peticion, servicios).restaurar(id) });
  },
  'POST /storage/trash/delete': async (peticion, servicios) => {
    const { id } = analizar(esquemaIdPapelera, peticion.cuerpo);
    await deQuien(peticion, servicios).eliminarDePapelera(id);
    return SIN_CONTENIDO;
  },
};
