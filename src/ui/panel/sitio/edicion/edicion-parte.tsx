import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Eye, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import { validarCambiosBorrador } from '@/domain/sitio/reglas-sitio';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { consultaSitio } from '@/ui/panel/comun/datos/sitio.queries';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { CompararVersiones } from '@/ui/panel/comun/formulario/comparar-versiones';
import { FormularioEnPagina } from '@/ui/panel/comun/formulario/formulario-en-pagina';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { sonIguales } from '@/ui/panel/comun/formulario/solo-cambios';
import { useGuardado } from '@/ui/panel/comun/formulario/use-guardado';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { PageHeader } from '@/ui/shared/page-header';
import { toaster } from '@/ui/shared/toast-store';
import { useFocusWhenGone } from '@/ui/shared/use-focus-when-gone';
import { EstadoDeParte } from '../estado-de-parte';
import { AFECTADAS_POR_SITIO } from '../sitio.queries';
import { useVistaPrevia } from '../use-vista-previa';
import { DialogoPublicar } from '../versiones/dialogo-publicar';
import { CampoDeParte } from './campo-de-parte';
import { compararParte } from './conflicto-de-parte';
import { DescartarBorrador } from './descartar-borrador';
import { EspacioDeParte } from './espacio-de-parte';
import { ListaDeCampos } from './lista-de-campos';
import { etiquetasDeParte, leerSitio, type ValoresDeParte, valoresDeParte } from './valores-de-parte';

type EdicionParteProps = { parte: ParteDelSitio; original: Sitio };

/** The form of one part of the site. What is saved waits: visitors see it when it is published. */
export function EdicionParte({ parte, original }: EdicionParteProps) {
  const { titulo, ayuda, campos, pagina } = hojaDe(parte);
  const borrador = `sitio:${parte}`;
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const refrescar = useRefrescar(AFECTADAS_POR_SITIO);
  const vista = useRef<Sitio | null>(original);
  const base = () => vista.current ?? original;
  const [descartando, setDescartando] = useState(false);
  const [publicando, setPublicando] = useState(false);
  const vistaPrevia = useVistaPrevia(pagina);
  const hayBorrador = parte in original.borrador;
  const cuerpo = useRef<HTMLDivElement>(null);
  useFocusWhenGone(hayBorrador, () => cuerpo.current?.querySelector<HTMLElement>('input, textarea, button'));
  const suyos = (sitio: Sitio) => valoresDeParte(sitio, parte)[parte] ?? {};
  const formulario = useForm<ValoresDeParte>({
    defaultValues: valoresDeParte(original, parte),
    shouldFocusError: false,
    resolver: resolverDominio((valores) => {
      validarCambiosBorrador({ [parte]: valores[parte] });
    }),
  });
  const empezarDe = (nuevo: Sitio) => {
    vista.current = nuevo;
    formulario.reset(valoresDeParte(nuevo, parte));
  };
  const guardado = useGuardado<ValoresDeParte, Sitio>({
    nombre: borrador,
    que: () => `${titulo}, en el sitio`,
    formulario,
    vista,
    leerActual: leerSitio,
    esAjeno: (antes, actual) => sonIguales(suyos(antes), suyos(actual)),
    guardar: (valores, _base, clave) =>
      orden('sitio', 'guardarBorrador', { [parte]: valores[parte], version: base().version }, { clave }),
    alGuardar: (nuevo) => {
      empezarDe(nuevo);
      cliente.setQueryData(consultaSitio(servicios).queryKey, nuevo);
      toaster.success('Quedó en borrador: publíquelo cuando esté listo');
      void refrescar();
    },
  });
  const { versionGuardada } = guardado;
  // What is typed and not saved would be neither seen nor published.
  const listo = hayBorrador && !formulario.formState.isDirty;
  const valores = formulario.getValues();
  const comparacion =
    versionGuardada &&
    compararParte(parte, {
      base: suyos(base()),
      mios: valores[parte] ?? {},
      suyos: suyos(versionGuardada),
    });
  return (
    <>
      {/* In sight on a phone too, as the way back from a paper. */}
      <BotonEnlace size="sm" variant="ghost" to="/sitio">
        <ArrowLeft aria-hidden />
        Volver al sitio
      </BotonEnlace>
      <PageHeader
        title={titulo}
        description={ayuda}
        LinkComponent={EnlacePanel}
        action={
          listo
            ? { id: 'publicar', label: 'Publicar', icon: <Upload />, onSelect: () => setPublicando(true) }
            : null
        }
        more={[
          ...(listo
            ? [{ id: 'vista-previa', label: 'Vista previa', icon: <Eye />, onSelect: vistaPrevia.abrir }]
            : []),
          ...(hayBorrador
            ? [
                {
                  id: 'descartar',
                  label: 'Descartar borrador',
                  icon: <Trash2 />,
                  onSelect: () => setDescartando(true),
                },
              ]
            : []),
        ]}
      />
      <Box marginBottom="3">
        <EstadoDeParte sitio={original} parte={parte} />
      </Box>
      <div ref={cuerpo}>
        <FormularioEnPagina
          formulario={formulario}
          borrador={borrador}
          vista={vista}
          etiquetas={etiquetasDeParte(parte, valores)}
          error={guardado.error}
          titulo="Error al guardar el borrador"
          rechazos={guardado.rechazos}
          duda={guardado.duda}
          guardando={guardado.guardando}
          textoGuardar="Guardar borrador"
          onEnviar={guardado.enviar}
        >
          <EspacioDeParte parte={parte} sitio={original} />
          {Object.entries(campos).map(([clave, campo]) =>
            campo.tipo === 'lista' ? (
              <ListaDeCampos key={clave} nombre={`${parte}.${clave}`} campo={campo} />
            ) : (
              <CampoDeParte key={clave} nombre={`${parte}.${clave}`} campo={campo} />
            ),
          )}
        </FormularioEnPagina>
      </div>
      {descartando ? (
        <DescartarBorrador
          parte={parte}
          sitio={original}
          alDescartar={empezarDe}
          onClose={() => setDescartando(false)}
        />
      ) : null}
      {publicando ? (
        <DialogoPublicar sitio={original} alPublicar={empezarDe} onClose={() => setPublicando(false)} />
      ) : null}
      {versionGuardada && comparacion ? (
        <CompararVersiones
          campos={comparacion.campos}
          guardada={versionGuardada}
          onVolver={guardado.volverAlFormulario}
          onElegir={(elecciones) =>
            guardado.guardarSobre(versionGuardada, { [parte]: comparacion.mezclar(elecciones) })
          }
        />
      ) : null}
    </>
  );
}
