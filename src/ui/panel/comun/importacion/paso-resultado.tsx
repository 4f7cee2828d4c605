import { Box } from '@chakra-ui/react/box';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';
import { BotonErrores } from './boton-errores';
import { CuentaFilas } from './cuenta-filas';
import { ListaAvisos } from './lista-avisos';
import type { FilaRevisada } from './revisar-filas';
import type { Importacion } from './use-importacion';
import type { Lista } from './use-lista';

/** A book often has a sheet for each house or area: the one that came in is not all of it. */
function OtrasHojas<D>({ importacion }: { importacion: Importacion<D> }) {
  const faltan = importacion.porImportar();
  const [primera] = faltan;
  if (!primera) return null;
  const nombres = faltan.map(({ nombre }) => `«${nombre}»`).join(', ');
  return (
    <Notice
      tone="warning"
      title={`El libro tiene ${faltan.length === 1 ? 'otra hoja' : 'otras hojas'} sin importar: ${nombres}`}
      action={
        // What is shown once at the end is not left behind with one press.
        importacion.importable.Despues ? null : (
          <Button size="sm" onClick={() => importacion.seguirCon(primera)}>
            Seguir con «{primera.nombre}»
          </Button>
        )
      }
    >
      Se importa una hoja cada vez.
    </Notice>
  );
}

type PasoResultadoProps<D> = {
  lista: Lista;
  filas: readonly FilaRevisada[];
  importacion: Importacion<D>;
};

/** What became of each row. */
export function PasoResultado<D>({ lista, filas, importacion }: PasoResultadoProps<D>) {
  const { importable } = importacion;
  const deQue = lista.hojas.length > 1 ? `de la hoja «${lista.hoja.nombre}»` : 'del archivo';
  const de = (resultado: FilaRevisada['resultado']) => filas.filter((fila) => fila.resultado === resultado);
  const [malas, repetidas, omitidas] = [de('RECHAZADA'), de('DUPLICADA'), de('OMITIDA')];
  const { Despues, Tambien } = importable;
  const { archivo } = importacion;
  return (
    <Box display="flex" flexDirection="column" gap="5">
      {malas.length === 0 ? (
        <Notice
          tone="success"
          role="status"
          title="La importación terminó"
          action={
            omitidas.length > 0 ? (
              <BotonErrores importable={importable} lista={lista} filas={omitidas} />
            ) : null
          }
        >
          Se atendieron todas las filas {deQue}.
        </Notice>
      ) : (
        <Notice
          tone="warning"
          role="status"
          title="La importación terminó con filas por corregir"
          action={<BotonErrores importable={importable} lista={lista} filas={[...malas, ...omitidas]} />}
        >
          Descargue el archivo de errores, corrija lo que dice su última columna e impórtelo de nuevo.
        </Notice>
      )}
      <OtrasHojas importacion={importacion} />
      {Tambien && archivo ? <Tambien archivo={archivo} titulos={lista.tabla.titulos} /> : null}
      {Despues ? <Despues filas={de('CREADA')} /> : null}
      <CuentaFilas filas={filas} />
      <ListaAvisos titulo="Con errores" filas={malas} />
      <ListaAvisos titulo="Ya existían, no se crearon" filas={repetidas} />
    </Box>
  );
}
