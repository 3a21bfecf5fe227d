import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import maps from '@generated/edition-maps/default/maps.json';
import {Drawing} from '@site/src/components/drawings/Drawing';
import shapes from '@site/src/components/drawings/shapes.module.css';
import type {DrawnFrame} from '@site/src/lib/drawings/drawnMap';
import {litParts} from '@site/src/lib/drawings/litParts';
import {readQuestion} from '@site/src/lib/editionPath/installations';
import styles from './styles.module.css';

interface Props {
  kind: keyof typeof maps;
}

const captions: Readonly<Record<Props['kind'], string>> = {
  client:
    'Windows 11 and 10: each arrow is a change in place and leads to its steps; at a frame, it is for every edition in it. Without an arrow back, the change is one-way.',
  server:
    'Windows Server: no arrow leads back, and Server Core and Desktop Experience stay what they are.',
};

/** Lines of text in the middle of a rectangle. */
function Lines({
  rect: {x, y, width, height},
  lineHeight,
  children,
}: {
  rect: DrawnFrame;
  lineHeight: number;
  children: readonly string[];
}): ReactNode {
  const first = y + (height - (children.length - 1) * lineHeight) / 2;
  return children.map((line, index) => (
    <Fragment key={line}>
      {/* Between the words of two lines, for screen readers. */}
      {index > 0 && ' '}
      <text x={x + width / 2} y={first + index * lineHeight}>
        {line}
      </text>
    </Fragment>
  ));
}

/**
 * Which edition becomes which in place. The question that the path finder keeps in the address lights its answer. The
 * picture is as wide as a phone and grows with the size of the visitor's text only.
 */
export function EditionMap({kind}: Props): ReactNode {
  const {search} = useLocation();
  // The static HTML was rendered without a query, and the first render in the browser must match it.
  const isBrowser = useIsBrowser();
  const map = maps[kind];
  const lit = litParts(map, readQuestion(isBrowser ? search : ''));
  const {width, height, frames, boxes, arrows} = map;
  return (
    <Drawing caption={captions[kind]}>
      {/* A translation would put elements into the SVG texts that SVG does not show. */}
      <div translate="no">
        <svg
          className={styles.map}
          viewBox={`0 0 ${width} ${height}`}
          width={`${width / 16}rem`}>
          {frames.map(({x, y, ...size}) => (
            <rect
              key={`${x} ${y}`}
              className={styles.frame}
              x={x}
              y={y}
              {...size}
              rx="8"
            />
          ))}
          {arrows.map((arrow) => (
            <g
              key={arrow.name}
              data-lit={lit.arrows.includes(arrow) || undefined}>
              <path className={shapes.line} d={arrow.line} />
              <path className={shapes.head} d={arrow.head} />
            </g>
          ))}
          <g aria-hidden="true">
            {boxes.map((box) => {
              const {lines, editions, ...rect} = box;
              return (
                <g
                  key={editions[0]}
                  data-lit={lit.boxes.includes(box) || undefined}>
                  <rect className={shapes.box} {...rect} rx="4" />
                  <Lines rect={rect} lineHeight={18}>
                    {lines}
                  </Lines>
                </g>
              );
            })}
          </g>
          {arrows.map(({name, section, label: {lines, ...rect}}) => (
            <Link key={name} to={section} aria-label={name}>
              <rect className={styles.target} {...rect} />
              <Lines rect={rect} lineHeight={17}>
                {lines}
              </Lines>
            </Link>
          ))}
        </svg>
      </div>
    </Drawing>
  );
}
