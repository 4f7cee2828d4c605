import { parseSync } from '@swc/core';

/** Names of what is looks, words or icons: nobody tests those one by one. */
const DE_ASPECTO =
  /^(css|style|styles|base|className|textStyle|variant|tone|size|width|height|(min|max)(Width|Height)|display|flex.*|grid.*|gap|rowGap|columnGap|align.*|justify.*|order|position|inset.*|top|bottom|left|right|zIndex|overflow.*|padding.*|margin.*|border.*|bg|background.*|color|opacity|fill|stroke.*|box.*|font.*|line.*|letter.*|text(Align|Transform|Overflow|Decoration)|white.*|word.*|cursor|transition|animation|transform|_.*|label|title|placeholder|help|icon|texto|titulo|mensaje|ayuda|alt|autoComplete|spellCheck|aria-.*|data-.*|d|viewBox|webpackChunkName|displayName|html|src|rel|loading)$/;
const ESTILOS = /(estilos?|styles?|recipe)$/i;
const REGISTRO = /^(console|log|logger|registro|bitacora)$/;
/** A value, not a sentence: somebody may read the rest, and words are not what is tried here. */
const VALOR = /^[\w./:@-]+$/;

const CAMBIOS = {
  '&&': '||',
  '||': '&&',
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

const nombreDe = (nodo) => nodo?.value ?? nodo?.name?.value ?? '';
const raizDe = (llamado) =>
  llamado?.type === 'MemberExpression' ? raizDe(llamado.object) : nombreDe(llamado);

/** Looks, words and types are passed by whole. */
const seSalta = (nodo) => {
  switch (nodo.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return true;
    case 'JSXAttribute':
    case 'KeyValueProperty':
      return (
        DE_ASPECTO.test(nombreDe(nodo.name ?? nodo.key)) ||
        (nodo.value?.type === 'StringLiteral' && nodo.type === 'JSXAttribute')
      );
    case 'VariableDeclarator':
      return ESTILOS.test(nombreDe(nodo.id)) || tipoDe(nodo.id) === 'SystemStyleObject';
    case 'CallExpression':
      return (
        ['chakra', 'Import', 'Error'].includes(nombreDe(nodo.callee) || nodo.callee.type) ||
        REGISTRO.test(raizDe(nodo.callee))
      );
    case 'NewExpression':
      return /Error$/.test(nombreDe(nodo.callee));
    default:
      return nodo.type.startsWith('Ts') && !nodo.expression;
  }
};

const tipoDe = (id) => id?.typeAnnotation?.typeAnnotation?.typeName?.value;

const tramoDe = (nodo) =>
  nodo.span ??
  (nodo.key && nodo.value?.span ? { start: nodo.key.span.start, end: nodo.value.span.end } : undefined);

/** What may be taken out of a list, with the comma that goes with it. */
const sinUno = (partes, i, texto) => {
  const [uno, siguiente, anterior] = [partes[i], partes[i + 1], partes[i - 1]];
  if (siguiente) return { inicio: uno.start, fin: siguiente.start };
  if (anterior) return { inicio: anterior.end, fin: uno.end };
  return texto(uno.start, uno.end).includes('\n') ? undefined : { inicio: uno.start, fin: uno.end };
};

/**
 * Every fault of one point that can be put into a file: where (in bytes), what instead, and of which class. What it
 * changes is how the code behaves: state, searches, forms, queries; not its looks nor its words.
 */
export const fallasDe = (codigo, ruta) => {
  const bytes = Buffer.from(codigo);
  const modulo = parseSync(codigo, { syntax: 'typescript', tsx: ruta.endsWith('.tsx'), decorators: true });
  const fallas = [];
  // The parser counts from one.
  const texto = (desde, hasta) => bytes.subarray(desde - 1, hasta - 1).toString();
  const poner = (clase, desde, hasta, nuevo) => {
    const [antes, hasta_aqui] = [texto(desde, hasta), texto(1, desde)];
    if (antes.trim() === '' && nuevo === '') return;
    fallas.push({
      clase,
      inicio: desde - 1,
      fin: hasta - 1,
      antes,
      nuevo,
      linea: hasta_aqui.split('\n').length,
    });
  };
  const negar = ({ span }) =>
    poner('condición negada', span.start, span.end, `!(${texto(span.start, span.end)})`);
  const soltar = (clase, partes) => {
    for (const i of partes.keys()) {
      const tramo = sinUno(partes, i, texto);
      if (tramo) poner(clase, tramo.inicio, tramo.fin, '');
    }
  };

  const delNodo = {
    IfStatement: ({ test }) => negar(test),
    WhileStatement: ({ test }) => negar(test),
    ConditionalExpression: ({ span, test, consequent, alternate }) => {
      negar(test);
      for (const rama of [consequent, alternate])
        poner('rama única', span.start, span.end, `(${texto(rama.span.start, rama.span.end)})`);
    },
    BinaryExpression: ({ operator, left, right }) => {
      const nuevo = CAMBIOS[operator];
      if (!nuevo) return;
      // Two texts put together are not taken away.
      if (
        operator === '+' &&
        [left, right].some(({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral')
      )
        return;
      const entre = texto(left.span.end, right.span.start);
      const donde = left.span.end + Buffer.byteLength(entre.slice(0, entre.indexOf(operator)));
      poner('operador', donde, donde + operator.length, nuevo);
    },
    ExpressionStatement: ({ span, expression }) => {
      const llamada = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (llamada.type !== 'CallExpression' || llamada.callee.type === 'Super' || seSalta(llamada)) return;
      poner('llamada quitada', span.start, span.end, '{}');
    },
    StringLiteral: ({ span, value }) => {
      if (VALOR.test(value)) poner('texto vacío', span.start, span.end, "''");
    },
    NumericLiteral: ({ span, value }) => poner('número', span.start, span.end, String(value + 1)),
    ArrayExpression: ({ elements }) =>
      soltar(
        'elemento quitado',
        elements.filter(Boolean).map(({ spread, expression }) => ({
          start: (spread ?? expression.span).start,
          end: expression.span.end,
        })),
      ),
    ObjectExpression: ({ properties }) => {
      if (properties.some((propiedad) => seSalta(propiedad))) return;
      const tramos = properties.map((p) =>
        p.type === 'SpreadElement' ? { start: p.spread.start, end: p.arguments.span.end } : tramoDe(p),
      );
      if (tramos.every(Boolean)) soltar('propiedad quitada', tramos);
    },
  };

  const recorrer = (nodo) => {
    if (Array.isArray(nodo)) return nodo.forEach(recorrer);
    if (!nodo || typeof nodo !== 'object') return;
    if (nodo.type && seSalta(nodo)) return;
    delNodo[nodo.type]?.(nodo);
    if (nodo.type?.startsWith('Ts')) return recorrer(nodo.expression);
    // What a hook depends on says when it is done again, which the rules of hooks already watch.
    const deGancho = nodo.type === 'CallExpression' && /^use[A-Z]/.test(nombreDe(nodo.callee));
    for (const [campo, valor] of Object.entries(nodo)) {
      if (campo === 'span' || campo === 'typeAnnotation' || campo === 'key' || campo === 'typeArguments')
        continue;
      if (deGancho && campo === 'arguments')
        recorrer(valor.filter(({ expression }, i) => i === 0 || expression.type !== 'ArrayExpression'));
      else recorrer(valor);
    }
  };
  recorrer(modulo.body);
  return fallas;
};

/** The file with that fault in it. */
export const conFalla = (codigo, { inicio, fin, nuevo }) => {
  const bytes = Buffer.from(codigo);
  return Buffer.concat([bytes.subarray(0, inicio), Buffer.from(nuevo), bytes.subarray(fin)]).toString();
};
