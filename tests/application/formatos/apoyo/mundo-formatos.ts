import { permisosDe } from '@tests/application/dobles/permisos';
import { unFormato } from '@tests/builders/un-formato';
import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import type { FundacionDeFormatos, LectoresFormato } from '@/application/formatos/fuentes-formato';
import { prepararDocumento } from '@/application/formatos/preparar-documentos';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import { type Formato, sinContenido } from '@/domain/formatos/formato';
import type { VariableFormato } from '@/domain/formatos/variables-formato';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { Participante } from '@/domain/participantes/participante';
import type { Rol } from '@/domain/shared/rol';

export const HOY = '2026-11-21';
export const FUNDACION: FundacionDeFormatos = {
  nombre: 'Fundación de prueba',
  nit: '900.123.456-8',
  telefonos: ['6041234567'],
  correo: 'info@fundacion.example',
  direccion: 'Calle 1',
  municipio: 'Bello',
  valor_mensualidad: 800_000,
  dia_pago: 10,
};
export const AUTORIZADA = { otorgada: true, version: '1', fecha: HOY, medio: null, revocada_en: null };

export const persona = (campos: Partial<Participante> = {}): Participante => ({
  ...unParticipante().almacenado(7),
  ...campos,
});

export interface Mundo {
  participante?: Participante;
  acudientes?: readonly Acudiente[];
  saldo?: number;
  rol?: Rol;
  formatos?: readonly Formato[];
}

export const montar = ({
  participante = persona(),
  acudientes = [],
  rol = 'ADMINISTRADOR',
  ...mundo
}: Mundo) => {
  const leidos: string[] = [];
  const anotando = <T>(que: string, dato: T) => {
    leidos.push(que);
    return dato;
  };
  const lectores: LectoresFormato = {
    participantes: { obtener: async (id) => (id === participante.id ? participante : null) },
    acudientes: { listarDeParticipante: async () => anotando('acudientes', acudientes) },
    sedes: { obtener: async () => anotando('sede', unaSede().llamada('Casa Ceiba').almacenada(2)) },
    finanzas: {
      estadoDeCuenta: async () =>
        anotando('cuenta', {
          ...armarEstadoDeCuenta(
            { id: 7, nombre: participante.nombre, documento: null, sede_id: null },
            [],
            HOY,
          ),
          saldo: mundo.saldo ?? 0,
        }),
    },
    fundacion: { leer: async () => FUNDACION },
  };
  const formatos = mundo.formatos ?? [];
  const deps = {
    lectores,
    formatos: {
      listar: async () => formatos.map(sinContenido),
      obtener: async (id: unknown) => formatos.find((formato) => formato.id === id) ?? null,
    },
    permisos: permisosDe(rol),
    reloj: { ahora: () => new Date('2026-11-21T15:00:00Z') },
  };
  return { deps, leidos };
};

export const decir = async (contenido: string, mundo: Mundo = {}) => {
  const { deps, leidos } = montar({
    ...mundo,
    formatos: [unFormato().queDice(contenido).almacenado({ id: 1 })],
  });
  return { documento: await prepararDocumento(deps)(1, 7), leidos };
};
export const palabrasDe = ({ bloques }: DocumentoPreparado): string =>
  bloques
    .flatMap((bloque) => (bloque.tipo === 'parrafo' ? bloque.lineas.flat() : []))
    .map((parte) => (parte.tipo === 'hueco' ? `[${parte.hueco}]` : parte.texto))
    .join('');
export const valorDe = async (variable: VariableFormato, mundo: Mundo = {}): Promise<string> =>
  palabrasDe((await decir(`{{${variable}}}`, mundo)).documento);
