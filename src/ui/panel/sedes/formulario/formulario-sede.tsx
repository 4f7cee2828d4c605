import { CAMPOS_SEDE, type CampoSede } from '@/domain/sedes/campos-sede';
import { validarCambiosSede, validarDatosSede } from '@/domain/sedes/datos-sede';
import { esquemaSede, type Sede } from '@/domain/sedes/sede';
import type { Campos } from '@/domain/shared/campos/campo';
import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import type { Versiones } from '@/ui/panel/comun/formulario/conflicto-registro';
import { FilasDeCampos } from '@/ui/panel/comun/formulario/filas-de-campos';
import { FormularioRegistro } from '@/ui/panel/comun/formulario/formulario-registro';
import { guardarEn } from '@/ui/panel/comun/formulario/guardar-en';
import { soloCambios } from '@/ui/panel/comun/formulario/solo-cambios';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { FieldGroup } from '@/ui/shared/field-group';
import { ETIQUETAS_SEDE, valorEnPalabras } from '../etiquetas-sede';
import { FILAS } from '../lugares-sede';
import { AFECTADAS_POR_SEDE, consultaSede } from '../sedes.queries';
import { AvisoCapacidad } from './aviso-capacidad';

function CamposSede({ original }: { original: Sede | null }) {
  return (
    <div>
      <FieldGroup title="Lugar">
        <FilasDeCampos
          campos={CAMPOS_SEDE}
          filas={FILAS.lugar}
          con={{ nombre: { 'data-autofocus': true } }}
        />
      </FieldGroup>
      <FieldGroup title="Capacidad y estado">
        <FilasDeCampos campos={CAMPOS_SEDE} filas={FILAS.capacidad} />
        {original ? <AvisoCapacidad sede={original} /> : null}
        <FilasDeCampos
          campos={CAMPOS_SEDE}
          filas={FILAS.estado}
          con={{ estado: { required: true, placeholder: null } }}
        />
      </FieldGroup>
    </div>
  );
}

/** What the controls hold: an empty text is no value. */
type ValoresSede = Record<CampoSede, string | number>;

const CAMPOS: Campos = CAMPOS_SEDE;

/** In the order of the sheet, which is that of the form. */
const aValores = (sede: Sede | null): ValoresSede =>
  Object.fromEntries(
    (Object.keys(CAMPOS) as CampoSede[]).map((campo) => [
      campo,
      sede?.[campo] ?? CAMPOS[campo]?.siFalta ?? '',
    ]),
  ) as ValoresSede;

/** Only what changed since `base`. */
const cambiosDe = (base: Sede, valores: ValoresSede): Partial<ValoresSede> =>
  soloCambios(aValores(base), valores);

/** The rules of the form, before sending. Throws what the use-case would throw. */
const validarValores = (base: Sede | null, valores: ValoresSede): void => {
  if (base) validarCambiosSede(cambiosDe(base, valores));
  else validarDatosSede(valores);
};

const VERSIONES_SEDE: Versiones<ValoresSede, Sede> = {
  leer: (valor) => esquemaSede.safeParse(valor).data ?? null,
  aValores,
  etiquetaDe: (campo) => ETIQUETAS_SEDE[campo as CampoSede],
  enPalabras: valorEnPalabras,
};

type EdicionSedeProps = { original: Sede | null; onClose: () => void };

function EdicionSede({ original, onClose }: EdicionSedeProps) {
  return (
    <FormularioRegistro<ValoresSede, Sede>
      entidad="sede"
      original={original}
      titulo={original ? `Editar ${original.nombre}` : 'Nueva sede'}
      etiquetas={ETIQUETAS_SEDE}
      iniciales={aValores(original)}
      validar={validarValores}
      guardar={guardarEn('sedes', { datosDe: (valores: ValoresSede) => valores, cambiosDe })}
      nombreDe={({ nombre }) => String(nombre)}
      hecho={({ nombre }) => (original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: sede creada`)}
      afecta={AFECTADAS_POR_SEDE}
      versiones={VERSIONES_SEDE}
      onClose={onClose}
    >
      <CamposSede original={original} />
    </FormularioRegistro>
  );
}

/** A null `id` is a new sede. */
export default function FormularioSede({ id, onClose }: { id: Id | null; onClose: () => void }) {
  const { servicios } = usePanel();
  if (id === null) return <EdicionSede original={null} onClose={onClose} />;
  return (
    <ConRegistro consulta={consultaSede(servicios, id)} titulo="Editar sede" lista="sedes" onClose={onClose}>
      {(sede) => <EdicionSede original={sede} onClose={onClose} />}
    </ConRegistro>
  );
}
