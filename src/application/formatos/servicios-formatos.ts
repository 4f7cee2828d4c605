import { actualizarFormato } from '@/application/formatos/actualizar-formato';
import { crearFormato } from '@/application/formatos/crear-formato';
import type { ImprentaFormatos } from '@/application/formatos/documentos-formato.port';
import { eliminarFormato } from '@/application/formatos/eliminar-formato';
import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import { imprimirDocumentos } from '@/application/formatos/imprimir-documentos';
import { instalarPlantillas } from '@/application/formatos/instalar-plantillas';
import type { ArchivosDePapeles, PapelesRecibidos } from '@/application/formatos/papeles-recibidos.port';
import { prepararDocumento, prepararPaqueteDeIngreso } from '@/application/formatos/preparar-documentos';
import { recibirPapel, retirarPapel } from '@/application/formatos/recibir-papel';
import type { Permisos } from '@/application/shared/permisos.port';

type Puertos = {
  formatos: FormatoRepository;
  papeles: PapelesRecibidos;
  archivos?: ArchivosDePapeles | undefined;
  permisos: Permisos;
} & Parameters<typeof prepararDocumento>[0];

/** The templates, and what they say of a participante. */
export const formatosDelPanel = (puertos: Puertos) => ({
  listar: puertos.formatos.listar,
  obtener: puertos.formatos.obtener,
  crear: crearFormato(puertos),
  actualizar: actualizarFormato(puertos),
  eliminar: eliminarFormato(puertos),
  preparar: prepararDocumento(puertos),
  prepararPaqueteDeIngreso: prepararPaqueteDeIngreso(puertos),
  listarPapeles: puertos.papeles.listar,
  recibirPapel: recibirPapel(puertos),
  retirarPapel: retirarPapel(puertos),
});

/** On the server, also what puts them on paper. */
export const formatosDePeticion = (puertos: Puertos & { imprenta: ImprentaFormatos }) => ({
  ...formatosDelPanel(puertos),
  imprimir: imprimirDocumentos(puertos.imprenta),
  instalar: instalarPlantillas(puertos),
});
