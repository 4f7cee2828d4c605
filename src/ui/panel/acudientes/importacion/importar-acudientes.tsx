import { escribirFilas } from '@/application/shared/escribir-filas';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import {
  ACUDIENTES_EN_LISTA_DE_PARTICIPANTES,
  COLUMNAS_ACUDIENTES,
} from '@/domain/acudientes/columnas-acudientes';
import {
  advertenciaDeDocumento,
  advertenciasAcudiente,
  crearLectorDeAcudientes,
  decidirAcudientes,
  elegirPrincipal,
  marcadasPrimero,
} from '@/domain/acudientes/importacion-acudientes';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { DialogoImportacion } from '@/ui/panel/comun/importacion/dialogo-importacion';
import type { Importable, Panel } from '@/ui/panel/comun/importacion/importable';
import {
  cargarParticipantes,
  nombreDeParticipante,
} from '@/ui/panel/comun/importacion/participantes-nombrables';
import { AFECTADAS_POR_ACUDIENTE } from '../acudientes.queries';

interface Datos {
  participantes: readonly ParticipanteListado[];
  acudientes: readonly Acudiente[];
}

const cargarAcudientes = async ({ servicios }: Panel): Promise<readonly Acudiente[]> => {
  const { datos, error } = await (await servicios.acudientes()).listar();
  if (error) throw error;
  return datos;
};

const IMPORTAR_ACUDIENTES: Importable<Datos> = {
  entidad: 'acudientes',
  titulo: 'Importar acudientes',
  archivo: 'Archivo con los acudientes',
  cadaFila: 'acudiente',
  columnas: COLUMNAS_ACUDIENTES,
  enOtraLista: ACUDIENTES_EN_LISTA_DE_PARTICIPANTES,
  afecta: AFECTADAS_POR_ACUDIENTE,
  yaExiste: 'Este participante ya tiene un acudiente con ese documento',
  sinCargar: { participantes: [], acudientes: [] },
  cargar: async (panel) => {
    const [participantes, acudientes] = await Promise.all([
      cargarParticipantes(panel),
      cargarAcudientes(panel),
    ]);
    return { participantes, acudientes };
  },
  leer: ({ participantes }, { tituloDe }) =>
    crearLectorDeAcudientes({ participantes, tituloDocumento: tituloDe('numero_documento') }),
  juzgar: async (filas, { acudientes }) => decidirAcudientes(filas, acudientes),
  advertir: ({ celdas, entrada }, { participantes, acudientes }) => ({
    ...advertenciasAcudiente(celdas),
    ...advertenciaDeDocumento(entrada, acudientes, (id) => nombreDeParticipante(participantes, id)),
  }),
  nombrar: ({ entrada: { nombres, apellidos } }) =>
    [apellidos, nombres].filter(Boolean).join(', ') || 'Sin nombre',
  campoNombre: 'nombre_completo',
  enPalabras: (campo, valor, { participantes }) =>
    campo === 'id_participante' ? nombreDeParticipante(participantes, valor) : null,
  escribir: async (filas, { servicios }, envio, { acudientes }) => {
    const comoSeEnvia = elegirPrincipal(filas, acudientes);
    // Those of one person go one after another: what became of those before is known.
    const rechazada = ({ numero }: { numero: number }): boolean =>
      envio.hechas.get(numero)?.resultado === 'RECHAZADA';
    const enOrden = marcadasPrimero(filas);
    const escritas = await escribirFilas(
      enOrden.map((fila) => ({
        numero: fila.numero,
        carril: String(fila.entrada.id_participante),
        campo: 'numero_documento',
        escribir: async (clave) => {
          const acudiente = comoSeEnvia(fila, rechazada);
          return (await (await servicios.acudientes()).crear(acudiente, { clave })).id;
        },
      })),
      envio,
    );
    const porNumero = new Map(enOrden.map(({ numero }, n) => [numero, escritas[n]]));
    return filas.flatMap(({ numero }) => porNumero.get(numero) ?? []);
  },
};

export default function ImportarAcudientes({ onClose }: { onClose: () => void }) {
  return <DialogoImportacion importable={IMPORTAR_ACUDIENTES} onClose={onClose} />;
}
